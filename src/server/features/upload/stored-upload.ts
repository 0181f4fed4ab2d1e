import { isImagePurpose, isPrivateImage } from '#contract/values/image-purposes.ts';
import type { Row } from '../../db/schema.ts';
import { listImageCopies } from '../../images/image-files.ts';

const PREFIX = '/files/';

/** URL of an uploaded file; private documents are kept apart from public pictures, and these from trailers. */
export function uploadUrl({ id, purpose }: Pick<Row<'uploads'>, 'id' | 'purpose'>, fileName: string): string {
  return `${PREFIX}${folderOf(purpose)}/${id}/${fileName}`;
}

function folderOf(purpose: Row<'uploads'>['purpose']): string {
  if (!isImagePurpose(purpose)) return 'videos';
  return isPrivateImage(purpose) ? 'private' : 'images';
}

/** Keys of all stored files of an upload: a picture, then its smaller copies; trailers and captions have none. */
export function listUploadKeys({ url, purpose, width, height }: Row<'uploads'>): readonly [string, ...string[]] {
  const key = url.slice(PREFIX.length);
  if (!isImagePurpose(purpose) || width === null || height === null) return [key];
  return [key, ...listImageCopies(key, { purpose, width, height }).map(({ name }) => name)];
}
