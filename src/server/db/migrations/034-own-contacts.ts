import { type Kysely, sql } from 'kysely';

/**
 * Takes the addresses of accounts off the pages of games: they were shown without anybody having been asked. Whoever
 * wants to show them says so in the form of the game.
 */
export async function up<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`DELETE FROM application_contacts WHERE key IN ('email', 'phone_number')`.execute(db);
}
