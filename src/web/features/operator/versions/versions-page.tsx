import { Inbox } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import { EmptyList } from '#web/kit/list/empty-list.tsx';
import { ListFilters } from '#web/kit/list/filter/filter-form.tsx';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { ListTabs } from '#web/kit/list/list-tabs.tsx';
import { PagedRecords } from '#web/kit/list/paged-records.tsx';
import { useLiveData } from '#web/live/use-live-data.ts';
import { loadVersions, type VersionsPageData } from './load-versions.ts';
import { VERSION_COLUMNS } from './version-columns.tsx';
import { TAB_NAMES, versionFilter } from './version-filter.ts';

const PATH = '/operator/versions';

/** The review queue of versions. */
export function VersionsPage({ data: loaded }: { data: VersionsPageData }) {
  const page = usePage();
  const data = useLiveData(loaded, ['reviews'], (quiet) => loadVersions(quiet, loaded.filter));
  const { filter, count, counts } = data;
  const isNarrowed = versionFilter.query({ ...filter, page: 1 }) !== versionFilter.query({ tab: 'all' });
  return (
    <ListPage
      title={page.t('reviews.title')}
      lead={page.t('reviews.lead')}
      filters={
        <>
          <Tabs filter={filter} counts={counts} />
          <ListFilters path={PATH} filter={versionFilter} values={filter} />
        </>
      }
      total={page.t('reviews.count', { count })}
    >
      <PagedRecords
        path={PATH}
        filter={versionFilter}
        loaded={data}
        label="reviews.title"
        keyOf={({ id }) => id}
        tableFrom="lg"
        columns={VERSION_COLUMNS}
        none={
          <EmptyList
            title={page.t(filter.tab === 'appeals' ? 'reviews.none.appeals' : 'reviews.none')}
            text={page.t('reviews.none.text')}
            all={isNarrowed ? { path: `${PATH}?tab=all`, label: page.t('reviews.all') } : undefined}
            Icon={Inbox}
          />
        }
      />
    </ListPage>
  );
}

const TAB_LABELS = {
  review: 'versionReview.1',
  appeals: 'reviews.tab.appeals',
  approved: 'versionReview.3',
  rejected: 'versionReview.2',
  all: 'words.all',
} as const;

function Tabs({ filter, counts }: Pick<VersionsPageData, 'filter' | 'counts'>) {
  const page = usePage();
  const { inReview, appeals, approved, rejected } = counts;
  const numbers = { review: inReview, appeals, approved, rejected, all: inReview + approved + rejected };
  const tabs = TAB_NAMES.map((tab) => ({
    name: page.t(TAB_LABELS[tab]),
    count: numbers[tab],
    href: page.href(PATH, versionFilter.query({ ...filter, tab, page: 1 })),
    isOpen: filter.tab === tab,
  }));
  return <ListTabs label={page.t('providers.tabs')} tabs={tabs} />;
}
