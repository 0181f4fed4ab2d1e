import { readPageNumber } from '../../ui/page-number.ts';

/** What the log shows, as its address says it. */
export interface AuditFilter {
  /** Number of the account that entries are about or by; undefined: of all. */
  readonly user: number | undefined;
  /** From 1 on. */
  readonly page: number;
}

/** Reads the address of the log; what it does not understand is left out. */
export function readAuditFilter({ user, page }: Readonly<Record<string, unknown>>): AuditFilter {
  const isNumber = typeof user === 'string' && /^\s*#?[1-9]\d{0,8}\s*$/.test(user);
  return { user: isNumber ? Number(user.replace('#', '')) : undefined, page: readPageNumber(page) };
}

/** The query of a filter, without what is as usual. */
export function auditQuery({ user, page }: AuditFilter): string {
  const query = new URLSearchParams();
  if (user !== undefined) query.set('user', String(user));
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '' : `?${query}`;
}
