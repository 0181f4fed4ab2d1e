import { listAudit } from '#contract/admin/endpoints.ts';
import type { AuditEntry } from '#contract/admin/entities.ts';
import { loadPage } from '#web/kit/list/page-number.ts';
import type { Page } from '../../app/use-page.ts';
import { type AuditFilter, callOfAudit } from './audit-filter.ts';

/** A page of the log, with the filter that it answers. */
export interface AuditPageData {
  readonly filter: AuditFilter;
  /** How many entries the filter finds. */
  readonly count: number;
  readonly entries: readonly AuditEntry[];
}

export async function loadAudit(page: Page, filter: AuditFilter): Promise<AuditPageData> {
  const asked = callOfAudit(filter);
  const { count, list, number } = await loadPage(filter.page, (span) => page.call(listAudit, { ...asked, ...span }));
  return { filter: { ...filter, page: number }, count, entries: list };
}
