import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import type { Transaction } from 'kysely';
import type { UploadPurpose } from '#contract/values/trailer-limits.ts';
import type { Row, Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { listUploadKeys, uploadUrl } from './stored-upload.ts';
import { insertUpload, markReady } from './upload-queries.ts';

export interface UploadToStore {
  /** A new one unless the upload has one already. */
  readonly id?: string;
  readonly userId: number;
  readonly purpose: UploadPurpose;
  readonly facts: Pick<Row<'uploads'>, 'width' | 'height' | 'size' | 'mime'>;
  /** Name of the file in the folder; smaller copies of a picture are beside it. */
  readonly name: string;
  readonly folder: string;
  readonly nowMs: number;
  /** Writes what pages need to know of it; nothing of private documents. */
  readonly announce: (trx: Transaction<Schema>, url: string) => Promise<void>;
}

/**
 * Stores a processed file. The row is inserted first and becomes valid last, so that cleanup finds the files if the
 * process ends in between.
 */
export async function storeUpload(
  { database: { db }, files }: Pick<Services, 'database' | 'files'>,
  { id = crypto.randomUUID(), userId, purpose, facts, name, folder, nowMs, announce }: UploadToStore,
): Promise<Row<'uploads'>> {
  const upload = await insertUpload(db, {
    ...{ id, user_id: userId, purpose, ...facts },
    state: 'storing',
    url: uploadUrl({ id, purpose }, name),
    created_at: new Date(nowMs),
  });
  for (const key of listUploadKeys(upload)) await files.put(key, createReadStream(join(folder, basename(key))));
  await db.transaction().execute(async (trx) => {
    await announce(trx, upload.url);
    await markReady(trx, id);
  });
  return upload;
}
