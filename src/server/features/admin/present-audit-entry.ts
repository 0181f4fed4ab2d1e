import type { AuditEntry, AuditPerson } from '#contract/admin/entities.ts';
import type { Row } from '../../db/schema.ts';
import { COMMAND_LINE } from './change-status.ts';

/** The account ID of a subject; undefined for other kinds and for invalid IDs. */
export function readUserSubject(subject: string): number | undefined {
  const digits = /^user:([1-9]\d{0,8})$/.exec(subject)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * Formats an entry with the accounts it mentions. Of its details, only the reason and origin are shown; the others are
 * internal.
 */
export function presentAuditEntry(row: Row<'audit_log'>, people: ReadonlyMap<number, AuditPerson>): AuditEntry {
  const userId = readUserSubject(row.subject);
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    action: row.action,
    subject: row.subject,
    reason: readDetail(row.details, 'reason'),
    actor: (row.actor_id !== null && people.get(row.actor_id)) || null,
    isAtCommandLine: readDetail(row.details, 'via') === COMMAND_LINE,
    user: (userId !== undefined && people.get(userId)) || null,
  };
}

function readDetail(details: unknown, name: 'reason' | 'via'): string {
  if (typeof details !== 'object' || details === null) return '';
  const value: unknown = Object.entries(details).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
}
