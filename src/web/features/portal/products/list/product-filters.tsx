import { Search } from 'lucide-react';
import { LIMITS } from '#contract/limits.ts';
import { SHELF } from '#contract/states.ts';
import { type Filters, useFilters } from '#web/kit/list/filter/use-filters.ts';
import { usePage } from '../../../../app/use-page.ts';
import { PRODUCTS_PATH } from '../product-links.ts';
import { type ProductFilter, productQuery, readProductFilter, SORTS } from './product-filter.ts';

const FIELD = 'border-control bg-page min-h-12 w-full min-w-0 rounded-xl border px-3 py-2';

interface ProductFiltersProps {
  readonly applicationId: string;
  readonly filter: ProductFilter;
}

/** What the list is narrowed to, and its order; a plain form, so that it works without JavaScript. */
export function ProductFilters({ applicationId, filter }: ProductFiltersProps) {
  const page = usePage();
  const filters = useFilters({
    path: PRODUCTS_PATH,
    shown: productQuery(applicationId, { ...filter, page: 1 }),
    tidy: (fields) => productQuery(applicationId, readProductFilter(fields)),
  });
  return (
    <search>
      <form
        action={page.href(PRODUCTS_PATH)}
        onSubmit={(event) => {
          event.preventDefault();
          filters.submit();
        }}
        className="grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))]"
      >
        <input type="hidden" name="applicationId" value={applicationId} />
        <SearchField filters={filters} />
        <Choice
          filters={filters}
          name="status"
          label={page.t('products.state')}
          options={[
            ['', page.t('portal.apps.anyStatus')],
            ...Object.values(SHELF).map((code): Option => [String(code), page.t(`shelf.${code}`)]),
          ]}
        />
        <Choice
          filters={filters}
          name="sort"
          label={page.t('portal.apps.sort')}
          options={SORTS.map((sort, index): Option => [index === 0 ? '' : sort, page.t(`products.sort.${sort}`)])}
        />
        <noscript>
          <button type="submit" className="btn btn-quiet">
            {page.t('portal.apps.find')}
          </button>
        </noscript>
      </form>
    </search>
  );
}

function SearchField({ filters }: { filters: Filters }) {
  const page = usePage();
  return (
    <label className="border-control bg-page col-span-2 flex min-h-12 min-w-0 items-center gap-2 rounded-xl border px-3 sm:col-span-1">
      <Search size={18} aria-hidden className="text-muted flex-none" />
      <span className="sr-only">{page.t('products.search')}</span>
      <input
        type="search"
        name="search"
        value={filters.fields.search ?? ''}
        onChange={(event) => filters.type('search', event.target.value)}
        maxLength={LIMITS.searchTextLength}
        autoComplete="off"
        placeholder={page.t('products.search')}
        className="placeholder:text-muted min-h-11 w-full min-w-0 bg-transparent outline-none"
      />
    </label>
  );
}

type Option = readonly [value: string, text: string];

interface ChoiceProps {
  readonly filters: Filters;
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
}

function Choice({ filters, name, label, options }: ChoiceProps) {
  return (
    <label className="min-w-0">
      <span className="sr-only">{label}</span>
      <select
        name={name}
        value={filters.fields[name] ?? ''}
        onChange={(event) => filters.choose(name, event.target.value)}
        className={FIELD}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
