import { type Kysely, sql } from 'kysely';

/** Kept sessions hold the date of birth of their account: a change of it has to reach every process (006). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(birthdateEvents).execute(db);
}

const birthdateEvents = `
CREATE TRIGGER notify_session_birthdate_changed AFTER UPDATE ON users FOR EACH ROW
  WHEN (OLD.birthdate IS DISTINCT FROM NEW.birthdate)
  EXECUTE FUNCTION notify_sessions_changed();
`;
