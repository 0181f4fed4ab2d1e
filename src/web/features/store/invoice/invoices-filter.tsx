import { isInvoicePeriod } from '#domain/invoice/invoice-calendar.ts';
import { usePage } from '#web/app/use-page.ts';
import { formatInvoicePeriod, latestPeriods } from '#web/kit/invoice/format-invoice.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { FilterForm, useListFilters } from '#web/kit/list/filter/filter-form.tsx';
import { FilterChoice, hidden } from '#web/kit/list/filter/filter-kinds.tsx';
import { INVOICES_PATH } from './print-dialog.tsx';

/** Filters the list by period: YYYY-MM, the odd month of two. Which ones its field offers depends on the day. */
export const invoicesFilter = defineFilter({
  period: hidden((text) => (typeof text === 'string' && isInvoicePeriod(text) ? text : undefined)),
});
export type InvoicesFilter = ValuesOf<typeof invoicesFilter>;

/** Two years. */
const OFFERED = 12;

/** The choice of a period; one that is only in the address is added to the options. */
export function PeriodFilter({ filter, today }: { readonly filter: InvoicesFilter; readonly today: string }) {
  const page = usePage();
  const filters = useListFilters({ path: INVOICES_PATH, filter: invoicesFilter, values: filter });
  const offered = latestPeriods(today, OFFERED);
  const { period } = filter;
  const periods = period === undefined || offered.includes(period) ? offered : [...offered, period];
  return (
    <FilterForm filters={filters}>
      {/* The names of periods are long. */}
      <div className="col-span-2 grid">
        <FilterChoice
          filters={filters}
          name="period"
          label={page.t('words.invoicePeriod')}
          any={page.t('invoice.anyPeriod')}
          options={periods.map((one) => [one, formatInvoicePeriod(page, one)])}
        />
      </div>
    </FilterForm>
  );
}
