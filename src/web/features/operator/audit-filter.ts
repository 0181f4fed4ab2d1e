import { AUDIT_ACTIONS, AUDIT_KINDS } from '#contract/admin/audit-actions.ts';
import { LIMITS } from '#contract/limits.ts';
import { type FilterTexts, readChoice, readDays, readId, writeQuery } from '#web/kit/list/filter/filter-values.ts';
import { readPageNumber } from '#web/kit/list/page-number.ts';

/** What the log shows, as its address says it. */
export type AuditFilter = ReturnType<typeof readAuditFilter>;

/** Reads the address of the log; what it does not understand is left out. */
export function readAuditFilter(texts: FilterTexts) {
  return {
    /** Number of the account that entries are about or by. */
    user: readId(texts.user),
    /** Number of the account that entries are by. */
    by: readId(texts.by),
    /** The kind of things that entries are about. */
    kind: readChoice(AUDIT_KINDS, texts.kind),
    /** What entries are about, as the log names it (banner:3). */
    subject: readSubject(texts.subject),
    action: readChoice(AUDIT_ACTIONS, texts.action),
    ...readDays(texts),
    page: readPageNumber(texts.page),
  };
}

/** The query of a filter, without what is as usual. */
export function auditQuery(filter: Partial<AuditFilter>): string {
  return writeQuery(filter);
}

/** The filter as the calls of the log take it. */
export function callOfAudit({ user, by, kind, subject, action, begin, end }: AuditFilter) {
  return { userId: user, actorId: by, kind, subject, action, beginAt: begin, endAt: end };
}

function readSubject(text: unknown): string | undefined {
  const isSubject = typeof text === 'string' && text.length <= LIMITS.auditSubjectLength;
  return isSubject && /^[a-z_]+:[\w.-]+$/.test(text) ? text : undefined;
}
