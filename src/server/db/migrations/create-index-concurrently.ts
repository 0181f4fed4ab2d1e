import { type Kysely, sql } from 'kysely';

/**
 * Creates an index while its table is read and written, for a migration with `isTransactional = false`. An attempt that was
 * interrupted leaves an invalid index, which the next one replaces.
 * @param definition what follows the name, such as `ON games (published_at DESC) WHERE is_shown`.
 */
export async function createIndexConcurrently<Tables>(
  db: Kysely<Tables>,
  name: string,
  definition: string,
): Promise<void> {
  const { rows } = await sql<{ indisvalid: boolean }>`
    SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass(${name})`.execute(db);
  if (rows[0]?.indisvalid) return;
  if (rows.length > 0) await sql`DROP INDEX CONCURRENTLY ${sql.id(name)}`.execute(db);
  await sql`CREATE INDEX CONCURRENTLY ${sql.id(name)} ${sql.raw(definition)}`.execute(db);
}
