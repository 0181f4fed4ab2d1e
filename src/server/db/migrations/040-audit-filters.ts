import { type Kysely, sql } from 'kysely';

/** Indexes for what operators narrow the audit log by: who did it, what was done, to what kind of thing, and when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX audit_log_actor ON audit_log (actor_user_id, id)`.execute(db);
  await sql`CREATE INDEX audit_log_action ON audit_log (action, id)`.execute(db);
  await sql`CREATE INDEX audit_log_kind ON audit_log (split_part(subject, ':', 1), id)`.execute(db);
  await sql`CREATE INDEX audit_log_time ON audit_log (created_at)`.execute(db);
}
