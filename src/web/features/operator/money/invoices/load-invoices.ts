import type { InvoiceRange } from '#contract/invoice/entities.ts';
import { listAllInvoices, listInvoiceRanges } from '#contract/invoice/operator-endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { Page } from '#web/app/use-page.ts';
import type { FilterTexts } from '#web/kit/list/filter/filter-values.ts';
import { type Loaded, loadList } from '#web/kit/list/load-list.ts';
import { type InvoiceFilter, invoiceFilter } from './invoice-filter.tsx';

/** A page of the list of invoices, and the number ranges. */
export type InvoicesPageData = Loaded<typeof listAllInvoices, InvoiceFilter> & {
  readonly ranges: readonly InvoiceRange[];
  /** YYYY-MM, the odd month. */
  readonly currentPeriod: string;
};

export function loadInvoices(page: Page, texts: FilterTexts): Promise<InvoicesPageData> {
  return loadFilteredInvoices(page, invoiceFilter.read(texts));
}

export async function loadFilteredInvoices(page: Page, filter: InvoiceFilter): Promise<InvoicesPageData> {
  const { page: _page, ...asked } = filter;
  const [found, { list: ranges, currentPeriod }] = await Promise.all([
    loadList(page, listAllInvoices, filter, asked),
    page.call(listInvoiceRanges, { limit: LIMITS.pageSizeMax }),
  ]);
  return { ...found, ranges, currentPeriod };
}
