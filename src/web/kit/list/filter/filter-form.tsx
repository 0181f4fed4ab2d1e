import { Search } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { usePage } from '#web/app/use-page.ts';
import type { Filter, FilterKinds, FilterValues } from './define-filter.ts';
import { type Filters, useFilters } from './use-filters.ts';

/** On phones, a lone field spans two columns. */
const ALONE = 'max-sm:last:[&:nth-child(odd_of_:not([type=hidden],.col-span-2))]:col-span-2';

interface FilterFormProps {
  readonly filters: Filters;
  readonly children: ReactNode;
}

/** The form around the fields of a filter; works without JavaScript. */
export function FilterForm({ filters, children }: FilterFormProps) {
  const page = usePage();
  return (
    <search>
      <form
        action={filters.action}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          filters.submit();
        }}
        className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[repeat(auto-fill,minmax(148px,1fr))]"
      >
        {children}
        <button type="submit" className={`btn btn-quiet min-h-12 px-3 ${ALONE}`}>
          <Search size={18} aria-hidden className="flex-none" />
          {page.t('list.find')}
        </button>
        {filters.isNarrowed && (
          <a className="btn btn-quiet min-h-12 px-3" href={filters.all}>
            {page.t('list.clear')}
          </a>
        )}
      </form>
    </search>
  );
}

interface FilterFieldsProps {
  readonly filter: Filter<FilterKinds>;
  readonly filters: Filters;
}

/** The fields of a filter, in order. */
export function FilterFields({ filter, filters }: FilterFieldsProps) {
  return Object.entries(filter.kinds).map(([key, { name = key, Field }]) => (
    <Field key={key} filters={filters} name={name} />
  ));
}

interface ListFiltersProps<Kinds extends FilterKinds> {
  /** Path of the list page. */
  readonly path: string;
  /** Fragment of a list that is not the first thing on its page. */
  readonly place?: string;
  readonly filter: Filter<Kinds>;
  /** The values that the page shows. */
  readonly values: FilterValues<Kinds>;
}

/** `useFilters` for a filter from `defineFilter`. */
export function useListFilters<Kinds extends FilterKinds>({
  path,
  place,
  filter,
  values,
}: ListFiltersProps<Kinds>): Filters {
  return useFilters({
    path,
    place,
    shown: filter.query({ ...values, page: 1 }),
    whole: filter.wholeQuery(values),
    normalize: (fields) => filter.query(filter.read(fields)),
  });
}

/** The filter form of a list. */
export function ListFilters<Kinds extends FilterKinds>(list: ListFiltersProps<Kinds>) {
  const filters = useListFilters(list);
  return (
    <FilterForm filters={filters}>
      <FilterFields filter={list.filter} filters={filters} />
    </FilterForm>
  );
}
