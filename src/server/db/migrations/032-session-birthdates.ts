import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Cached sessions include their account's date of birth: changes must reach every process (006). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(birthdateEvents).execute(db);
}

const birthdateEvents = `
CREATE TRIGGER notify_session_birthdate_changed AFTER UPDATE ON users FOR EACH ROW
  WHEN (OLD.birthdate IS DISTINCT FROM NEW.birthdate)
  EXECUTE FUNCTION notify_sessions_changed();
`;
