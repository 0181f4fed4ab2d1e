import type { InvoiceRange, OperatorInvoice } from '#contract/invoice/entities.ts';
import { listAllInvoices, listInvoiceRanges } from '#contract/invoice/operator-endpoints.ts';
import { LIMITS } from '#contract/limits.ts';
import { loadPage } from '#web/kit/list/page-number.ts';
import type { Page } from '../../../../app/use-page.ts';
import type { InvoiceFilter } from './invoice-filter.ts';

/** A page of the list of invoices with the filter that it answers, and the numbers that they take. */
export interface InvoicesPageData {
  readonly filter: InvoiceFilter;
  /** How many invoices the filter finds. */
  readonly count: number;
  readonly invoices: readonly OperatorInvoice[];
  /** How many invoices of all have no number yet. */
  readonly waiting: number;
  readonly ranges: readonly InvoiceRange[];
  /** YYYY-MM, the odd month. */
  readonly currentPeriod: string;
}

export async function loadInvoices(page: Page, filter: InvoiceFilter): Promise<InvoicesPageData> {
  const { search, period, status, winning: isWinning } = filter;
  const [{ count, list, waiting, number }, { list: ranges, currentPeriod }] = await Promise.all([
    loadPage(filter.page, (span) => page.call(listAllInvoices, { search, period, status, isWinning, ...span })),
    page.call(listInvoiceRanges, { limit: LIMITS.pageSizeMax }),
  ]);
  return { filter: { ...filter, page: number }, count, invoices: list, waiting, ranges, currentPeriod };
}
