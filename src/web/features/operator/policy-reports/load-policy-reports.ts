import { listPolicyReports } from '#contract/policy-report/endpoints.ts';
import type { PolicyReport } from '#contract/policy-report/entities.ts';
import { loadPage, readPageNumber } from '#web/kit/list/page-number.ts';
import type { Page } from '../../../app/use-page.ts';

export interface PolicyReportsData {
  readonly number: number;
  /** How many different ones there are. */
  readonly count: number;
  readonly list: readonly PolicyReport[];
}

export async function loadPolicyReports(page: Page, search: Record<string, unknown>): Promise<PolicyReportsData> {
  const { number, count, list } = await loadPage(readPageNumber(String(search.page ?? '')), (span) =>
    page.call(listPolicyReports, span),
  );
  return { number, count, list };
}
