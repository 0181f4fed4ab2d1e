import type { Kysely } from 'kysely';
import type { AuditPerson } from '#contract/admin/entities.ts';
import type { Schema } from '../../db/schema.ts';

/** Finds accounts by ID, including deleted ones. */
export async function findPeople(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, AuditPerson>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'account', 'nickname']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}
