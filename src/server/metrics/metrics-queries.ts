import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Number of ledger transactions so far, from their sequence: counting the rows would read all of them. */
export async function findPostings(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ postings: number }>`
    SELECT coalesce(pg_sequence_last_value(pg_get_serial_sequence('ledger_transactions', 'id')::regclass), 0)::float8
      AS postings
  `.execute(db);
  return rows[0]?.postings ?? 0;
}
