import { SHELF } from '#contract/states.ts';
import { FilterChoice, FilterForm, FilterSearch } from '#web/kit/list/filter/filter-form.tsx';
import { useFilters } from '#web/kit/list/filter/use-filters.ts';
import { usePage } from '../../../app/use-page.ts';
import { type ProductFilter, productQuery, readProductFilter } from './product-filter.ts';

/** What the list of products is narrowed to. */
export function ProductFilters({ filter }: { filter: ProductFilter }) {
  const page = usePage();
  const filters = useFilters({
    path: '/operator/products',
    shown: productQuery({ ...filter, page: 1 }),
    tidy: (fields) => productQuery(readProductFilter(fields)),
  });
  return (
    <FilterForm filters={filters} kept={{ applicationId: filter.applicationId }}>
      <FilterSearch filters={filters} name="search" label={page.t('allProducts.search')} />
      <FilterChoice
        filters={filters}
        name="status"
        label={page.t('allProducts.status')}
        any={page.t('allProducts.anyStatus')}
        options={Object.values(SHELF).map((code) => [code, page.t(`shelf.${code}`)])}
      />
    </FilterForm>
  );
}
