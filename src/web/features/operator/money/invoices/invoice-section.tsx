import { SearchX } from 'lucide-react';
import { INVOICE_STATUS } from '#contract/states.ts';
import { EmptyList } from '#web/kit/list/empty-list.tsx';
import { FilterChoice, FilterSearch } from '#web/kit/list/filter/filter-fields.tsx';
import { FilterForm } from '#web/kit/list/filter/filter-form.tsx';
import { useFilters } from '#web/kit/list/filter/use-filters.ts';
import { Pager } from '#web/kit/list/pager.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { usePage } from '../../../../app/use-page.ts';
import { type InvoiceFilter, invoiceQuery, readInvoiceFilter } from './invoice-filter.ts';
import { InvoiceList } from './invoice-list.tsx';
import type { InvoicesPageData } from './load-invoices.ts';
import { writePeriod } from './write-period.ts';

/** Everybody's invoices. */
export function InvoiceSection({ filter, count, invoices, ranges }: InvoicesPageData) {
  const page = usePage();
  return (
    <Section id="invoices" title={page.t('money.invoices.issued')} lead={page.t('money.invoices.count', { count })}>
      <div className="flex flex-col gap-6">
        <InvoiceFilters filter={filter} periods={[...new Set(ranges.map(({ period }) => period))]} />
        {invoices.length === 0 ? (
          <EmptyList
            title={page.t('money.invoices.none')}
            text={page.t('list.none.text')}
            all={{ path: '/operator/invoices', label: page.t('money.invoices.all') }}
            Icon={SearchX}
          />
        ) : (
          <InvoiceList invoices={invoices} />
        )}
      </div>
      <Pager
        number={filter.page}
        count={count}
        address={(number) => page.href('/operator/invoices', invoiceQuery({ ...filter, page: number }))}
      />
    </Section>
  );
}

function InvoiceFilters({ filter, periods }: { filter: InvoiceFilter; periods: readonly string[] }) {
  const page = usePage();
  const filters = useFilters({
    path: '/operator/invoices',
    shown: invoiceQuery({ ...filter, page: 1 }),
    tidy: (fields) => invoiceQuery(readInvoiceFilter(fields)),
  });
  const any = page.t('list.any');
  return (
    <FilterForm filters={filters}>
      <FilterSearch filters={filters} name="search" label={page.t('money.invoices.search')} />
      <FilterChoice
        filters={filters}
        name="period"
        label={page.t('money.period')}
        any={any}
        options={periods.map((period) => [period, writePeriod(period)])}
      />
      <FilterChoice
        filters={filters}
        name="status"
        label={page.t('money.status')}
        any={any}
        options={Object.values(INVOICE_STATUS).map((code) => [code, page.t(`invoiceStatus.${code}`)])}
      />
      <FilterChoice
        filters={filters}
        name="winning"
        label={page.t('money.prize')}
        any={any}
        options={[['true', page.t('money.invoices.winning')]]}
      />
    </FilterForm>
  );
}
