import { useRouter } from '@tanstack/react-router';
import { CURRENCIES } from '#contract/limits.ts';
import { type Filters, useFilters } from '#web/kit/list/filter/use-filters.ts';
import { usePage } from '../../../app/use-page.ts';
import { CountryChoice } from './country-choice.tsx';
import { FilterChoice, type FilterOption, FilterSearch } from './filter-choice.tsx';
import { FilterDays } from './filter-days.tsx';
import type { SalesData } from './load-sales.ts';
import { PeriodLinks } from './period-links.tsx';
import { readSalesFilter, SALE_STATES, SALES_PATH, SALES_SORTS, salesQuery } from './sales-filter.ts';

type SalesFiltersProps = Pick<SalesData, 'filter' | 'applications' | 'products'>;

/** What the sales are narrowed to, all of it in their address; links and a plain form, so that it works without JavaScript. */
export function SalesFilters({ filter, applications, products }: SalesFiltersProps) {
  const page = usePage();
  const filters = useFilters({
    path: SALES_PATH,
    shown: salesQuery({ ...filter, page: 1 }),
    tidy: (fields) => salesQuery(readSalesFilter(fields)),
  });
  return (
    <search className="card flex flex-col gap-4 p-4 sm:p-5">
      <PeriodLinks filter={filter} />
      <form
        action={page.href(SALES_PATH)}
        onSubmit={(event) => {
          event.preventDefault();
          filters.submit();
        }}
        className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3 lg:grid-cols-4"
      >
        <input type="hidden" name="period" value={filter.period ?? ''} />
        <FilterSearch filters={filters} name="number" label={page.t('sales.search')} />
        <ApplicationChoice filter={filter} applications={applications} filters={filters} />
        <ProductChoice filter={filter} products={products} filters={filters} />
        <FilterDays filters={filters} />
        <OrderChoices filters={filters} />
        <noscript>
          <button type="submit" className="btn btn-quiet">
            {page.t('sales.show')}
          </button>
        </noscript>
      </form>
    </search>
  );
}

function ApplicationChoice({ filter, applications, filters }: Omit<SalesFiltersProps, 'products'> & OfFilters) {
  const page = usePage();
  const router = useRouter();
  return (
    <FilterChoice
      filters={filters}
      name="applicationId"
      label={page.t('sales.application')}
      options={[
        ['', page.t('sales.anyApplication')],
        ...applications.map((one): FilterOption => [one.applicationId, one.name]),
      ]}
      // The products of another application are others.
      onChoose={(id) => {
        const chosen = { applicationId: id || undefined, productId: undefined, page: 1 };
        router.history.push(page.href(SALES_PATH, salesQuery({ ...filter, ...chosen })));
      }}
    />
  );
}

function ProductChoice({ filter, products, filters }: Omit<SalesFiltersProps, 'applications'> & OfFilters) {
  const page = usePage();
  const { applicationId, productId } = filter;
  const isListed = productId === undefined || products.some((one) => one.productId === productId);
  return (
    <FilterChoice
      filters={filters}
      name="productId"
      isOff={applicationId === undefined && productId === undefined}
      label={page.t('sales.product')}
      options={[
        ['', page.t('sales.anyProduct')],
        // One that was deleted has been sold all the same.
        ...(isListed ? [] : [[productId, productId] as const]),
        ...products.map((one): FilterOption => [one.productId, one.name]),
      ]}
    />
  );
}

interface OfFilters {
  readonly filters: Filters;
}

/** What the list is narrowed to besides, and its order. */
function OrderChoices({ filters }: OfFilters) {
  const page = usePage();
  const any = (text: string): FilterOption => ['', text];
  return (
    <>
      <FilterChoice
        filters={filters}
        name="currency"
        label={page.t('sales.currency')}
        options={[any(page.t('sales.anyCurrency')), ...CURRENCIES.map((code) => [code, code] as const)]}
      />
      <CountryChoice filters={filters} />
      <FilterChoice
        filters={filters}
        name="status"
        label={page.t('sales.status')}
        options={[
          any(page.t('sales.anyStatus')),
          ...SALE_STATES.map((code): FilterOption => [String(code), page.t(`paymentStatus.${code}`)]),
        ]}
      />
      <FilterChoice
        filters={filters}
        name="test"
        label={page.t('sales.test')}
        options={[any(page.t('sales.test.without')), ['only', page.t('sales.test.only')]]}
      />
      <FilterChoice
        filters={filters}
        name="sort"
        label={page.t('sales.sort')}
        options={SALES_SORTS.map((sort, index) => [index === 0 ? '' : sort, page.t(`sales.sort.${sort}`)])}
      />
    </>
  );
}
