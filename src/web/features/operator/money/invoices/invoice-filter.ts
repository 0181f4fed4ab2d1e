import { INVOICE_STATUS } from '#contract/states.ts';
import { isInvoicePeriod } from '#domain/invoice-calendar.ts';
import { type FilterTexts, readSearch, writeQuery } from '#web/kit/list/filter/filter-values.ts';
import { readPageNumber } from '#web/kit/list/page-number.ts';

/** What the list of invoices shows, as its address says it. */
export type InvoiceFilter = ReturnType<typeof readInvoiceFilter>;

/** Reads the address of the list; what it does not understand is left out. */
export function readInvoiceFilter(texts: FilterTexts) {
  const { period, status, winning } = texts;
  return {
    search: readSearch(texts.search),
    period: typeof period === 'string' && isInvoicePeriod(period) ? period : undefined,
    status: Object.values(INVOICE_STATUS).find((code) => String(code) === status),
    winning: winning === 'true' ? ('true' as const) : undefined,
    page: readPageNumber(texts.page),
  };
}

/** The query of a filter, without what is as usual. */
export function invoiceQuery(filter: Partial<InvoiceFilter>): string {
  return writeQuery(filter);
}
