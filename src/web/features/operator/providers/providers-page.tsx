import { Inbox } from 'lucide-react';
import { PROVIDER_SUBMISSION_KINDS, PROVIDER_SUBMISSION_STATUS } from '#contract/provider/entities.ts';
import { EmptyList } from '#web/kit/list/empty-list.tsx';
import { FilterChoice, FilterSearch } from '#web/kit/list/filter/filter-fields.tsx';
import { FilterForm } from '#web/kit/list/filter/filter-form.tsx';
import { useFilters } from '#web/kit/list/filter/use-filters.ts';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { usePage } from '../../../app/use-page.ts';
import { useLiveData } from '../../../live/use-live-data.ts';
import { loadProviders, type ProvidersPageData } from './load-providers.ts';
import { ALL_TAB, type ProviderFilter, providerQuery, readProviderFilter } from './provider-filter.ts';
import { ProviderList } from './provider-list.tsx';

const PATH = '/operator/providers';

/** The operators' queue of applications to become a developer, and of changes of companies. */
export function ProvidersPage({ data: loaded }: { data: ProvidersPageData }) {
  const page = usePage();
  const data = useLiveData(loaded, ['reviews'], (quiet) => loadProviders(quiet, loaded.filter));
  const { filter, count, items, counts } = data;
  const isNarrowed = filter.status !== ALL_TAB || filter.search !== '' || filter.kind !== undefined;
  return (
    <ListPage
      title={page.t('providers.title')}
      lead={page.t('providers.lead')}
      filters={
        <>
          <StatusTabs filter={filter} counts={counts} />
          <ProviderFilters filter={filter} />
        </>
      }
      total={page.t('providers.count', { count })}
    >
      {items.length === 0 ? (
        <EmptyList
          title={page.t('providers.none')}
          text={page.t('providers.none.text')}
          all={isNarrowed ? { path: `${PATH}?status=${ALL_TAB}`, label: page.t('providers.all') } : undefined}
          Icon={Inbox}
        />
      ) : (
        <ProviderList items={items} />
      )}
      <Pager
        number={filter.page}
        count={count}
        address={(number) => page.href(PATH, providerQuery({ ...filter, page: number }))}
      />
    </ListPage>
  );
}

function StatusTabs({ filter, counts }: Pick<ProvidersPageData, 'filter' | 'counts'>) {
  const page = usePage();
  const { reviewing, approved, rejected, timedOut } = PROVIDER_SUBMISSION_STATUS;
  const all = counts.reviewing + counts.approved + counts.rejected + counts.timedOut;
  const tabs = [
    [reviewing, counts.reviewing],
    [approved, counts.approved],
    [rejected, counts.rejected],
    [timedOut, counts.timedOut],
    [ALL_TAB, all],
  ] as const;
  return (
    <nav aria-label={page.t('providers.tabs')} className="-mx-1 overflow-x-auto p-1">
      <ul className="flex gap-2">
        {tabs.map(([status, count]) => (
          <li key={status}>
            <a
              className="chip tabular-nums"
              href={page.href(PATH, providerQuery({ ...filter, status, page: 1 }))}
              aria-current={filter.status === status ? 'true' : undefined}
            >
              {page.t('providers.tab', {
                name: page.t(status === ALL_TAB ? 'providers.tab.all' : `providerReview.${status}`),
                count,
              })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ProviderFilters({ filter }: { filter: ProviderFilter }) {
  const page = usePage();
  const { status } = filter;
  const filters = useFilters({
    path: PATH,
    shown: providerQuery({ ...filter, page: 1 }),
    tidy: (fields) => providerQuery(readProviderFilter({ ...fields, status: String(status) })),
  });
  return (
    <FilterForm filters={filters} kept={{ status }}>
      <FilterSearch filters={filters} name="search" label={page.t('providers.search')} />
      <FilterChoice
        filters={filters}
        name="kind"
        label={page.t('providers.kind')}
        any={page.t('providers.kind.any')}
        options={PROVIDER_SUBMISSION_KINDS.map((kind) => [kind, page.t(`providers.kind.${kind}`)])}
      />
    </FilterForm>
  );
}
