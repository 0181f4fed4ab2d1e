import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** Resolves when the database answers. */
export function pingDatabase(db: Kysely<Schema>): Promise<unknown> {
  return sql`SELECT 1`.execute(db);
}
