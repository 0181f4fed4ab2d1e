import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import type { ImagePurpose } from '#contract/values/image-purposes.ts';
import { isPrivateImage } from '#contract/values/image-purposes.ts';
import type { Row } from '../../db/schema.ts';
import type { MadeImage } from '../../images/process-image.ts';
import type { Services } from '../../services.ts';
import { listUploadKeys, uploadUrl } from './stored-upload.ts';
import { insertImage, insertUpload, markReady } from './upload-queries.ts';

export interface UploadToStore {
  readonly userId: number;
  readonly purpose: ImagePurpose;
  readonly image: MadeImage;
  /** Folder with the files of the image. */
  readonly folder: string;
  readonly nowMs: number;
}

/**
 * Stores a processed picture. The row is inserted first and becomes valid last, so that cleanup finds the files if the
 * process ends in between.
 */
export async function storeUpload(
  { database: { db }, files }: Pick<Services, 'database' | 'files'>,
  { userId, purpose, image, folder, nowMs }: UploadToStore,
): Promise<Row<'uploads'>> {
  const id = crypto.randomUUID();
  const { width, height, size, mime, placeholder } = image;
  const upload = await insertUpload(db, {
    ...{ id, user_id: userId, purpose, width, height, size, mime },
    state: 'storing',
    url: uploadUrl({ id, purpose }, image.files[0]),
    created_at: new Date(nowMs),
  });
  for (const key of listUploadKeys(upload)) await files.put(key, createReadStream(join(folder, basename(key))));
  await db.transaction().execute(async (trx) => {
    // Private documents are not announced to pages.
    if (!isPrivateImage(purpose)) {
      await insertImage(trx, { url: upload.url, width, height, placeholder });
    }
    await markReady(trx, id);
  });
  return upload;
}
