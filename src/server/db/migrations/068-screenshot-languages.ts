import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Screenshots that are in one language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE applications ADD COLUMN screenshot_languages jsonb NOT NULL DEFAULT '{}'`.execute(db);
  await sql`COMMENT ON COLUMN applications.screenshot_languages IS
    'languages by the addresses of screenshots; those without suit all languages'`.execute(db);
}
