import type { Upload } from '#contract/upload/entities.ts';
import type { Page } from '../../app/use-page.ts';
import type { SendOrder } from './image-tiles.ts';

/** Sends a picture of a form; rejects with an ApiError. What sends it comes with the first picture. */
export async function sendImage(page: Page, { file, purpose, onProgress, signal }: SendOrder): Promise<Upload> {
  const { uploadImage } = await import('#client/upload-image.ts');
  return uploadImage(page.call, {
    file,
    purpose,
    signal,
    onProgress: ({ sentBytes, totalBytes }) => onProgress(totalBytes === 0 ? 0 : sentBytes / totalBytes),
  });
}
