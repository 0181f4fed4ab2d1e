import { AUDIT_ACTIONS, type AuditAction } from '#contract/admin/audit-actions.ts';
import { LIMITS } from '#contract/limits.ts';
import { readPageNumber } from '../../ui/page-number.ts';

/** What the log shows, as its address says it. */
export interface AuditFilter {
  /** Number of the account that entries are about or by; undefined: of all. */
  readonly user: number | undefined;
  /** What entries are about, as the log names it (banner:3); undefined: anything. */
  readonly subject: string | undefined;
  /** What was done; undefined: anything. */
  readonly action: AuditAction | undefined;
  /** From 1 on. */
  readonly page: number;
}

/** Reads the address of the log; what it does not understand is left out. */
export function readAuditFilter({ user, subject, action, page }: Readonly<Record<string, unknown>>): AuditFilter {
  const isNumber = typeof user === 'string' && /^\s*#?[1-9]\d{0,8}\s*$/.test(user);
  const isSubject = typeof subject === 'string' && subject.length <= LIMITS.auditSubjectLength;
  return {
    user: isNumber ? Number(user.replace('#', '')) : undefined,
    subject: isSubject && /^[a-z_]+:[\w.-]+$/.test(subject) ? subject : undefined,
    action: AUDIT_ACTIONS.find((known) => known === action),
    page: readPageNumber(page),
  };
}

/** The query of a filter, without what is as usual. */
export function auditQuery({ user, subject, action, page = 1 }: Partial<AuditFilter>): string {
  const query = new URLSearchParams();
  if (user !== undefined) query.set('user', String(user));
  if (subject !== undefined) query.set('subject', subject);
  if (action !== undefined) query.set('action', action);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '' : `?${query}`;
}
