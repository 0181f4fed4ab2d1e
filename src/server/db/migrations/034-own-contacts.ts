import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/**
 * Removes account contacts from game pages: they were shown without consent. Developers who want to show them choose
 * so in the game's form.
 */
export async function up<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`DELETE FROM application_contacts WHERE key IN ('email', 'phone_number')`.execute(db);
}
