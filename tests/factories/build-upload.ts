import type { Kysely } from 'kysely';
import type { NewRow, Row, Schema } from '#server/db/schema.ts';
import { uploadUrl } from '#server/features/upload/stored-upload.ts';

/** Inserts a picture or video that a user has uploaded, without files. */
export function buildUpload(
  db: Kysely<Schema>,
  overrides: Pick<NewRow<'uploads'>, 'user_id'> & Partial<NewRow<'uploads'>>,
): Promise<Row<'uploads'>> {
  const id = overrides.id ?? crypto.randomUUID();
  const purpose = overrides.purpose ?? 'icon';
  return db
    .insertInto('uploads')
    .values({
      id,
      purpose,
      state: 'ready',
      url: uploadUrl({ id, purpose }, `${purpose}.png`),
      ...(purpose === 'captions' ? {} : { width: 512, height: 512 }),
      size: 1000,
      mime: 'image/png',
      created_at: '2026-03-01T04:00:00Z',
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
