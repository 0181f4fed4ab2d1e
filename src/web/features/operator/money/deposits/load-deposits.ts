import type { DepositTotal, OperatorDeposit } from '#contract/deposit/entities.ts';
import { listAllDeposits } from '#contract/deposit/operator-endpoints.ts';
import { loadPage } from '#web/kit/list/page-number.ts';
import type { Page } from '../../../../app/use-page.ts';
import type { DepositFilter } from './deposit-filter.ts';

/** A page of the list of top-ups, with the filter that it answers. */
export interface DepositsPageData {
  readonly filter: DepositFilter;
  /** How many top-ups the filter finds. */
  readonly count: number;
  readonly deposits: readonly OperatorDeposit[];
  readonly totals: readonly DepositTotal[];
}

export async function loadDeposits(page: Page, filter: DepositFilter): Promise<DepositsPageData> {
  const { search, status, method: paymentMethod, currency, problem, begin: beginAt, end: endAt } = filter;
  const asked = { search, status, paymentMethod, currency, problem, beginAt, endAt };
  const { count, list, totals, number } = await loadPage(filter.page, (span) =>
    page.call(listAllDeposits, { ...asked, ...span }),
  );
  return { filter: { ...filter, page: number }, count, deposits: list, totals };
}
