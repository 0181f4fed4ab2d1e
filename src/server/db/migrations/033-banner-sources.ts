import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** A banner can be limited to the website or to apps: what `source` of the list requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE banners ADD COLUMN source text CHECK (source IN ('web', 'app'))`.execute(db);
  await sql`COMMENT ON COLUMN banners.source IS 'who shows it: the website or apps; null: both'`.execute(db);
}
