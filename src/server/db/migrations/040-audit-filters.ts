import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Indexes for the operators' audit log filters: actor, action, kind of target, and time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX audit_log_actor ON audit_log (actor_user_id, id)`.execute(db);
  await sql`CREATE INDEX audit_log_action ON audit_log (action, id)`.execute(db);
  await sql`CREATE INDEX audit_log_kind ON audit_log (split_part(subject, ':', 1), id)`.execute(db);
  await sql`CREATE INDEX audit_log_time ON audit_log (created_at)`.execute(db);
}
