import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Accepted request signatures of writes: all processes together accept each once. See decision 035. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE used_signatures (
      token_hash bytea PRIMARY KEY,
      expires_at timestamptz NOT NULL
    )`.execute(db);
  await sql`COMMENT ON COLUMN used_signatures.token_hash IS 'SHA-256 of the whole signed value'`.execute(db);
}
