import { createContext, use } from 'react';
import { INVOICE_STATUS } from '#contract/values/states.ts';
import { isInvoicePeriod } from '#domain/invoice/invoice-calendar.ts';
import { usePage } from '#web/app/use-page.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { choice, FilterChoice, named, search } from '#web/kit/list/filter/filter-kinds.tsx';
import type { FilterFieldProps } from '#web/kit/list/filter/use-filters.ts';
import { writePeriod } from './write-period.ts';

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
export type InvoiceFilter = ValuesOf<typeof invoiceFilter>;

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
