import type { AuditEntry, AuditPerson } from '#contract/admin/entities.ts';
import type { Row } from '../../db/schema.ts';

/** The number of the account that a subject is; undefined for other things, and for what no account has as number. */
export function readUserSubject(subject: string): number | undefined {
  const digits = /^user:([1-9]\d{0,8})$/.exec(subject)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** An entry with those whom it names; of its details only the reason, the rest is the program's own. */
export function presentAuditEntry(row: Row<'audit_log'>, people: ReadonlyMap<number, AuditPerson>): AuditEntry {
  const userId = readUserSubject(row.subject);
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    action: row.action,
    subject: row.subject,
    reason: readReason(row.details),
    actor: (row.actor_user_id !== null && people.get(row.actor_user_id)) || null,
    user: (userId !== undefined && people.get(userId)) || null,
  };
}

function readReason(details: unknown): string {
  const isRecord = typeof details === 'object' && details !== null && 'reason' in details;
  return isRecord && typeof details.reason === 'string' ? details.reason : '';
}
