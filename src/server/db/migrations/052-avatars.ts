import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Pictures of accounts. Cached sessions carry them for the bar of every page, so changes must reach every process (006). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
ALTER TABLE users ADD COLUMN avatar text NOT NULL DEFAULT '';
COMMENT ON COLUMN users.avatar IS 'address of an uploaded square picture; empty: none';
CREATE TRIGGER notify_session_avatar_changed AFTER UPDATE ON users FOR EACH ROW
  WHEN (OLD.avatar IS DISTINCT FROM NEW.avatar)
  EXECUTE FUNCTION notify_sessions_changed();
`;
