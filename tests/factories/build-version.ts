import type { Kysely } from 'kysely';
import { SHELF, VERSION_REVIEW } from '#contract/states.ts';
import type { NewRow, Schema } from '#server/db/schema.ts';
import { buildApplication } from './build-application.ts';
import { nextNumber } from './next-number.ts';

/** Inserts an approved version that is online, of an application of its own where none is given; answers its number. */
export async function buildVersion(db: Kysely<Schema>, overrides: Partial<NewRow<'versions'>> = {}): Promise<number> {
  const { id } = await db
    .insertInto('versions')
    .values({
      platform: 6,
      version_name: `1.0.${nextNumber()}`,
      review: VERSION_REVIEW.approved,
      status: SHELF.onShelf,
      released_at: '2026-01-02T00:00:00Z',
      file_name: null,
      file_key: null,
      file_size: null,
      ...overrides,
      application_id: overrides.application_id ?? (await buildApplication(db)).id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
