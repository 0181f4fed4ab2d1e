import { type Kysely, sql } from 'kysely';
import { migrations } from '../../db/migrations/index.ts';
import type { Schema } from '../../db/schema.ts';

/** Resolves when the database answers. */
export function pingDatabase(db: Kysely<Schema>): Promise<unknown> {
  return sql`SELECT 1`.execute(db);
}

/** Names of this release's migrations that the database lacks. It may have those of a later release. */
export async function findPendingMigrations(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  return Object.keys(migrations).filter((name) => !applied.has(name));
}
