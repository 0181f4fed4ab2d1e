import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { AuditSubject } from '#server/features/audit/audit-queries.ts';

/** The audit log of a subject, oldest entry first. */
export async function listAuditOf(db: Kysely<Schema>, subject: AuditSubject) {
  const rows = await db.selectFrom('audit_log').selectAll().where('subject', '=', subject).orderBy('id').execute();
  return rows.map(({ actor_id: actorUserId, action, details, created_at: createdAt }) => {
    return { actorUserId, action, details, createdAt };
  });
}
