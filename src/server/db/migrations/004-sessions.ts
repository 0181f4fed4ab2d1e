import { type Kysely, sql } from 'kysely';
import { auditLog } from './004-audit-log.ts';
import { profiles } from './004-profiles.ts';

export const kind = 'before';

/** Profiles of people and companies, the last use of sessions, and the audit log of operators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(profiles).execute(db);
  await sql.raw(sessionUse).execute(db);
  await sql.raw(auditLog).execute(db);
}

const sessionUse = `
ALTER TABLE sessions ADD COLUMN last_seen_at timestamptz;
UPDATE sessions SET last_seen_at = created_at;
ALTER TABLE sessions ALTER COLUMN last_seen_at SET NOT NULL;
CREATE INDEX sessions_expiry ON sessions (expires_at);
COMMENT ON COLUMN sessions.last_seen_at IS 'written at most once an hour';
`;
