import { Inbox } from 'lucide-react';
import { PLATFORM_CODES } from '#contract/platforms.ts';
import { VERSION_QUEUE_ORDERS } from '#contract/version/operator-endpoints.ts';
import { REVIEW_RISKS } from '#contract/version/operator-entities.ts';
import { EmptyList } from '#web/kit/list/empty-list.tsx';
import { FilterChoice, FilterSearch } from '#web/kit/list/filter/filter-fields.tsx';
import { FilterForm } from '#web/kit/list/filter/filter-form.tsx';
import { useFilters } from '#web/kit/list/filter/use-filters.ts';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { usePage } from '../../../app/use-page.ts';
import { useLiveData } from '../../../live/use-live-data.ts';
import { loadVersions, type VersionsPageData } from './load-versions.ts';
import { readVersionFilter, TAB_NAMES, type VersionFilter, versionQuery } from './version-filter.ts';
import { VersionList } from './version-list.tsx';

const PATH = '/operator/versions';

/** The operators' queue of versions. */
export function VersionsPage({ data: loaded }: { data: VersionsPageData }) {
  const page = usePage();
  const data = useLiveData(loaded, ['reviews'], (quiet) => loadVersions(quiet, loaded.filter));
  const { filter, count, items, counts } = data;
  const isNarrowed = versionQuery({ ...filter, page: 1 }) !== versionQuery({ tab: 'all' });
  return (
    <ListPage
      title={page.t('reviews.title')}
      lead={page.t('reviews.lead')}
      filters={
        <>
          <Tabs filter={filter} counts={counts} />
          <VersionFilters filter={filter} />
        </>
      }
      total={page.t('reviews.count', { count })}
    >
      {items.length === 0 ? (
        <EmptyList
          title={page.t(filter.tab === 'appeals' ? 'reviews.none.appeals' : 'reviews.none')}
          text={page.t('reviews.none.text')}
          all={isNarrowed ? { path: `${PATH}?tab=all`, label: page.t('reviews.all') } : undefined}
          Icon={Inbox}
        />
      ) : (
        <VersionList items={items} />
      )}
      <Pager
        number={filter.page}
        count={count}
        address={(number) => page.href(PATH, versionQuery({ ...filter, page: number }))}
      />
    </ListPage>
  );
}

function Tabs({ filter, counts }: Pick<VersionsPageData, 'filter' | 'counts'>) {
  const page = usePage();
  const { inReview, appeals, approved, rejected } = counts;
  const numbers = { review: inReview, appeals, approved, rejected, all: inReview + approved + rejected };
  return (
    <nav aria-label={page.t('reviews.tabs')} className="-mx-1 overflow-x-auto p-1">
      <ul className="flex gap-2">
        {TAB_NAMES.map((tab) => (
          <li key={tab}>
            <a
              className="chip tabular-nums"
              href={page.href(PATH, versionQuery({ ...filter, tab, page: 1 }))}
              aria-current={filter.tab === tab ? 'true' : undefined}
            >
              {page.t('reviews.tab', { name: page.t(`reviews.tab.${tab}`), count: numbers[tab] })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function VersionFilters({ filter }: { filter: VersionFilter }) {
  const page = usePage();
  const { tab } = filter;
  const filters = useFilters({
    path: PATH,
    shown: versionQuery({ ...filter, page: 1 }),
    tidy: (fields) => versionQuery(readVersionFilter({ ...fields, tab })),
  });
  const [usual, ...orders] = VERSION_QUEUE_ORDERS;
  return (
    <FilterForm filters={filters} kept={{ tab }}>
      <FilterSearch filters={filters} name="search" label={page.t('reviews.search')} />
      <FilterChoice
        filters={filters}
        name="platform"
        label={page.t('reviews.platform')}
        any={page.t('reviews.platform.any')}
        options={PLATFORM_CODES.map((platform) => [platform, page.t(`platform.${platform}`)])}
      />
      <FilterChoice
        filters={filters}
        name="risk"
        label={page.t('reviews.risk')}
        any={page.t('reviews.risk.any')}
        options={REVIEW_RISKS.toReversed().map((risk) => [risk, page.t(`reviews.risk.${risk}`)])}
      />
      <FilterChoice
        filters={filters}
        name="order"
        label={page.t('reviews.order')}
        any={page.t(`reviews.order.${usual}`)}
        options={orders.map((order) => [order, page.t(`reviews.order.${order}`)])}
      />
    </FilterForm>
  );
}
