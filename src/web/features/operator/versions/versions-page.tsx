import { Inbox } from 'lucide-react';
import { SHELF } from '#contract/values/states.ts';
import type { VersionQueueItem } from '#contract/version/operator-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ListFilters } from '#web/kit/list/filter/filter-form.tsx';
import { EmptyList, ListPage, PagedRecords } from '#web/kit/list/list-page.tsx';
import { ListTabs } from '#web/kit/list/list-tabs.tsx';
import { RowIcon } from '#web/kit/list/row-icon.tsx';
import type { Columns } from '#web/kit/list/table.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { useLiveData } from '#web/live/use-live-data.ts';
import { ClaimChip } from '../claim-notice.tsx';
import { ReviewDueChip } from '../review/review-due-chip.tsx';
import { loadVersions, TAB_NAMES, type VersionsPageData, versionFilter } from './load-versions.ts';

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

/** The columns of the queue; each version links to its case. */
const VERSION_COLUMNS: Columns<VersionQueueItem> = [
  { key: 'version', head: 'words.version', isLong: true, cell: (item) => <VersionName item={item} /> },
  {
    key: 'submitted',
    head: 'reviews.submitted',
    width: 'w-[18%]',
    cell: ({ submittedAt }) => (submittedAt === null ? '–' : <LocalTime iso={submittedAt} />),
  },
  {
    key: 'risk',
    head: 'reviews.risk',
    width: 'w-[14%]',
    cell: ({ risk }) => <StateChip state={`reviews.risk.${risk}`} />,
  },
  {
    key: 'status',
    head: 'words.status',
    width: 'w-[20%]',
    isLong: true,
    cell: (item) => <VersionStand item={item} />,
  },
  {
    key: 'claim',
    head: 'providers.claim',
    width: 'w-[14%]',
    cell: ({ claim }) => (claim === null ? '–' : <ClaimChip claim={claim} />),
  },
];

function VersionName({ item }: { item: VersionQueueItem }) {
  const page = usePage();
  const { id, applicationName, applicationId, icon, platform, versionName, developer } = item;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <RowIcon url={icon} />
      <div className="flex min-w-0 flex-col gap-0.5 wrap-anywhere">
        <a className="link self-start text-base font-bold" href={page.href(`/operator/versions/${id}`)}>
          {page.t('reviews.name', { name: applicationName || applicationId, version: versionName })}
        </a>
        <p className="text-muted text-xs">
          {[page.t(`platform.${platform}`), developer.nickname || developer.account].join(' · ')}
        </p>
      </div>
    </div>
  );
}

const BUSY: readonly VersionQueueItem['inspection'][] = ['waiting', 'running', 'failed'];

function VersionStand({ item }: { item: VersionQueueItem }) {
  const { review, status, reviewDueAt, isAnswerAwaited, inspection, appeal } = item;
  return (
    <div className="flex flex-wrap gap-1.5">
      <StateChip state={`versionReview.${review}`} />
      {reviewDueAt !== null && !isAnswerAwaited && <ReviewDueChip due={reviewDueAt} />}
      {isAnswerAwaited && <StateChip state="reviews.answerAwaited" />}
      {BUSY.includes(inspection) && <StateChip state={`reviews.inspection.${inspection}`} />}
      {appeal?.state === 'waiting' && <StateChip state="reviews.appeal.waiting" />}
      {status !== SHELF.offShelf && <StateChip state={`shelf.${status}`} />}
    </div>
  );
}
