import { type ImagePurpose, isPrivateImage } from '#contract/values/image-purposes.ts';
import type { Row } from '../../db/schema.ts';
import type { MadeImage } from '../../images/process-image.ts';
import type { Services } from '../../services.ts';
import { storeUpload, type UploadToStore } from './store-upload.ts';
import { insertImage } from './upload-queries.ts';

export interface ImageToStore extends Pick<UploadToStore, 'userId' | 'folder' | 'nowMs'> {
  readonly purpose: ImagePurpose;
  readonly image: MadeImage;
}

/** Stores a processed picture with its smaller copies. */
export function storeImage(
  services: Pick<Services, 'database' | 'files'>,
  { image, ...upload }: ImageToStore,
): Promise<Row<'uploads'>> {
  const { width, height, size, mime, placeholder, files } = image;
  return storeUpload(services, {
    ...upload,
    facts: { width, height, size, mime },
    name: files[0],
    announce: async (trx, url) => {
      // Private documents are not announced to pages.
      if (!isPrivateImage(upload.purpose)) await insertImage(trx, { url, width, height, placeholder });
    },
  });
}
