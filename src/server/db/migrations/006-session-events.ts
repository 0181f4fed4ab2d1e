import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/**
 * Notifies every process that a cached session may be outdated: channel `sessions`, no payload, sent at commit, once
 * per transaction. Only the columns that `features/account/session-queries.ts` reads count; the hourly last use sends
 * nothing, nor does a new session or account, which nobody can have cached.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(sessionEvents).execute(db);
}

const sessionEvents = `
CREATE FUNCTION notify_sessions_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions', '');
  RETURN NULL;
END $$;

CREATE TRIGGER notify_updated AFTER UPDATE ON sessions FOR EACH ROW
  WHEN ((to_jsonb(OLD) - 'last_seen_at') IS DISTINCT FROM (to_jsonb(NEW) - 'last_seen_at'))
  EXECUTE FUNCTION notify_sessions_changed();
CREATE TRIGGER notify_deleted AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION notify_sessions_changed();
CREATE TRIGGER notify_emptied AFTER TRUNCATE ON sessions EXECUTE FUNCTION notify_sessions_changed();

CREATE TRIGGER notify_session_changed AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.id, OLD.type, OLD.status, OLD.deleted_at, OLD.email, OLD.email_confirmed, OLD.nickname, OLD.login_type,
         OLD.phone_confirmed, OLD.device_whitelist)
    IS DISTINCT FROM
        (NEW.id, NEW.type, NEW.status, NEW.deleted_at, NEW.email, NEW.email_confirmed, NEW.nickname, NEW.login_type,
         NEW.phone_confirmed, NEW.device_whitelist))
  EXECUTE FUNCTION notify_sessions_changed();

CREATE TRIGGER notify_inserted_or_deleted AFTER INSERT OR DELETE ON devices
  FOR EACH ROW EXECUTE FUNCTION notify_sessions_changed();
CREATE TRIGGER notify_updated AFTER UPDATE ON devices FOR EACH ROW
  WHEN ((OLD.user_id, OLD.device_hash) IS DISTINCT FROM (NEW.user_id, NEW.device_hash))
  EXECUTE FUNCTION notify_sessions_changed();
CREATE TRIGGER notify_emptied AFTER TRUNCATE ON devices EXECUTE FUNCTION notify_sessions_changed();
`;
