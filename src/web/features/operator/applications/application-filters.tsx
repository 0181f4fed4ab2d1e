import { CATEGORIES } from '#contract/categories.ts';
import { SHELF } from '#contract/states.ts';
import { FilterChoice, FilterSearch } from '#web/kit/list/filter/filter-fields.tsx';
import { FilterForm } from '#web/kit/list/filter/filter-form.tsx';
import { useFilters } from '#web/kit/list/filter/use-filters.ts';
import { usePage } from '../../../app/use-page.ts';
import {
  APPLICATION_ORDERS,
  type ApplicationFilter,
  applicationQuery,
  OPEN_CHOICES,
  readApplicationFilter,
} from './application-filter.ts';

/** What the list of applications is narrowed to. */
export function ApplicationFilters({ filter }: { filter: ApplicationFilter }) {
  const page = usePage();
  const [usual, ...orders] = APPLICATION_ORDERS;
  const filters = useFilters({
    path: '/operator/applications',
    shown: applicationQuery({ ...filter, page: 1 }),
    tidy: (fields) => applicationQuery(readApplicationFilter(fields)),
  });
  return (
    <FilterForm filters={filters}>
      <FilterSearch filters={filters} name="search" label={page.t('operations.applications.search')} />
      <FilterChoice
        filters={filters}
        name="status"
        label={page.t('operations.applications.status')}
        any={page.t('operations.applications.anyStatus')}
        options={Object.values(SHELF).map((code) => [code, page.t(`shelf.${code}`)])}
      />
      <FilterChoice
        filters={filters}
        name="open"
        label={page.t('operations.applications.open')}
        any={page.t('operations.applications.anyOpen')}
        options={OPEN_CHOICES.map((choice) => [choice, page.t(`operations.applications.open.${choice}`)])}
      />
      <FilterChoice
        filters={filters}
        name="category"
        label={page.t('operations.applications.category')}
        any={page.t('operations.applications.anyCategory')}
        options={CATEGORIES.slice(1).map(({ code, key }) => [code, page.t(`category.${key}`)])}
      />
      <FilterChoice
        filters={filters}
        name="sort"
        label={page.t('operations.applications.sort')}
        any={page.t(`operations.applications.sort.${usual}`)}
        options={orders.map((order) => [order, page.t(`operations.applications.sort.${order}`)])}
      />
    </FilterForm>
  );
}
