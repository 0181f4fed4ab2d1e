import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Violations of content security policies reported by browsers: counts instead of a row each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE policy_reports (
      directive text NOT NULL,
      blocked text NOT NULL,
      page text NOT NULL,
      count integer NOT NULL CHECK (count > 0),
      first_at timestamptz NOT NULL,
      last_at timestamptz NOT NULL,
      PRIMARY KEY (directive, blocked, page)
    )`.execute(db);
  await sql`CREATE INDEX policy_reports_last_at ON policy_reports (last_at)`.execute(db);
}
