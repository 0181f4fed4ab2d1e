import { Search } from 'lucide-react';
import { LIMITS } from '#contract/limits.ts';
import { PLATFORM_CODES } from '#contract/platforms.ts';
import { SHELF } from '#contract/states.ts';
import { type Filters, useFilters } from '#web/kit/list/filter/use-filters.ts';
import { usePage } from '../../../app/use-page.ts';
import { type ApplicationFilter, applicationQuery, readApplicationFilter, SORTS } from './application-filter.ts';

const PATH = '/developer/applications';
const FIELD = 'border-control bg-page min-h-12 w-full min-w-0 rounded-xl border px-3 py-2';

/** What the list is narrowed to, and its order; a plain form, so that it works without JavaScript. */
export function ApplicationFilters({ filter }: { filter: ApplicationFilter }) {
  const page = usePage();
  const filters = useFilters({
    path: PATH,
    shown: applicationQuery({ ...filter, page: 1 }),
    tidy: (fields) => applicationQuery(readApplicationFilter(fields)),
  });
  return (
    <search>
      <form
        action={page.href(PATH)}
        onSubmit={(event) => {
          event.preventDefault();
          filters.submit();
        }}
        className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]"
      >
        <SearchField filters={filters} />
        <Choice
          filters={filters}
          name="status"
          label={page.t('portal.apps.status')}
          options={[
            ['', page.t('portal.apps.anyStatus')],
            ...Object.values(SHELF).map((code): Option => [String(code), page.t(`shelf.${code}`)]),
          ]}
        />
        <Choice
          filters={filters}
          name="platform"
          label={page.t('portal.apps.platform')}
          options={[
            ['', page.t('portal.apps.anyPlatform')],
            ...PLATFORM_CODES.map((code): Option => [String(code), page.t(`platform.${code}`)]),
          ]}
        />
        <Choice
          filters={filters}
          name="sort"
          label={page.t('portal.apps.sort')}
          className="col-span-2 sm:col-span-1"
          options={SORTS.map((sort, index): Option => [index === 0 ? '' : sort, page.t(`portal.sort.${sort}`)])}
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
    <label className="border-control bg-page col-span-2 flex min-h-12 min-w-0 items-center gap-2 rounded-xl border px-3 sm:col-span-3 lg:col-span-1">
      <Search size={18} aria-hidden className="text-muted flex-none" />
      <span className="sr-only">{page.t('portal.switch.search')}</span>
      <input
        type="search"
        name="search"
        value={filters.fields.search ?? ''}
        onChange={(event) => filters.type('search', event.target.value)}
        maxLength={LIMITS.searchTextLength}
        autoComplete="off"
        placeholder={page.t('portal.switch.search')}
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
  readonly className?: string;
}

function Choice({ filters, name, label, options, className = '' }: ChoiceProps) {
  return (
    <label className={`min-w-0 ${className}`}>
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
