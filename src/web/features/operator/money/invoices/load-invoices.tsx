import { createContext, use } from 'react';
import type { InvoiceRange } from '#contract/invoice/entities.ts';
import { listAllInvoices, listInvoiceRanges } from '#contract/invoice/operator-endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { INVOICE_STATUS } from '#contract/values/states.ts';
import { isInvoicePeriod } from '#domain/invoice/invoice-calendar.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { choice, FilterChoice, named, search } from '#web/kit/list/filter/filter-kinds.tsx';
import type { FilterTexts } from '#web/kit/list/filter/filter-values.ts';
import type { FilterFieldProps } from '#web/kit/list/filter/use-filters.ts';
import { type Loaded, loadList } from '#web/kit/list/load-list.ts';

/** Formats a period (its odd month, YYYY-MM) as on Taiwanese invoices: 2026/11–12. */
export function writePeriod(period: string): string {
  const month = Number(period.slice(5, 7));
  return `${period.slice(0, 4)}/${period.slice(5, 7)}–${String(month + 1).padStart(2, '0')}`;
}

export const invoiceFilter = defineFilter({
  search: search('money.invoices.search'),
  period: { read: readPeriod, Field: PeriodField },
  status: choice(Object.values(INVOICE_STATUS), {
    label: 'words.status',
    text: (status, page) => page.t(`invoiceStatus.${status}`),
  }),
  isWinning: named(
    'winning',
    choice(['true'], { label: 'words.prize', text: (_, page) => page.t('money.invoices.winning') }),
  ),
});
type InvoiceFilter = ValuesOf<typeof invoiceFilter>;

/** The selectable periods: those with invoice numbers. */
export const InvoicePeriods = createContext<readonly string[]>([]);

function readPeriod(text: unknown): string | undefined {
  return typeof text === 'string' && isInvoicePeriod(text) ? text : undefined;
}

function PeriodField(field: FilterFieldProps) {
  const page = usePage();
  const options = use(InvoicePeriods).map((period) => [period, writePeriod(period)] as const);
  return <FilterChoice {...field} label={page.t('words.invoicePeriod')} any={page.t('list.any')} options={options} />;
}

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
