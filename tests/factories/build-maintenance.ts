import type { Kysely } from 'kysely';
import type { NewRow, Schema } from '#server/db/schema.ts';

/** Inserts a running maintenance window; returns its id. */
export async function buildMaintenance(
  db: Kysely<Schema>,
  overrides: Partial<NewRow<'maintenances'>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('maintenances')
    .values({
      is_manual: true,
      begin_at: '2026-03-01T00:00:00Z',
      end_at: '2026-03-01T02:00:00Z',
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
