import { isPrivateImage } from '#contract/values/image-purposes.ts';
import type { Row } from '../../db/schema.ts';
import { listImageCopies } from '../../images/image-files.ts';

const PREFIX = '/files/';

/** URL of an uploaded picture; private documents are kept apart from public pictures. */
export function uploadUrl({ id, purpose }: Pick<Row<'uploads'>, 'id' | 'purpose'>, fileName: string): string {
  return `${PREFIX}${isPrivateImage(purpose) ? 'private' : 'images'}/${id}/${fileName}`;
}

/** Keys of all stored files of an upload: the picture, then its smaller copies. */
export function listUploadKeys({ url, purpose, width, height }: Row<'uploads'>): readonly [string, ...string[]] {
  const key = url.slice(PREFIX.length);
  return [key, ...listImageCopies(key, { purpose, width, height }).map(({ name }) => name)];
}
