import { Inbox } from 'lucide-react';
import { PROVIDER_SUBMISSION_STATUS } from '#contract/provider/entities.ts';
import type { ProviderQueueItem } from '#contract/provider/operator-entities.ts';
import { PROVIDER_REVIEW } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { ListFilters } from '#web/kit/list/filter/filter-form.tsx';
import { EmptyList, ListPage, PagedRecords } from '#web/kit/list/list-page.tsx';
import { ListTabs } from '#web/kit/list/list-tabs.tsx';
import type { Columns } from '#web/kit/list/table.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { useLiveData } from '#web/live/use-live-data.ts';
import { ClaimChip } from '../claim-notice.tsx';
import { ReviewDueChip } from '../review/review-due-chip.tsx';
import { ALL_TAB, loadProviders, type ProvidersPageData, providerFilter } from './load-providers.ts';

const PATH = '/operator/providers';

/** The review queue of developer applications and company changes. */
export function ProvidersPage({ data: loaded }: { data: ProvidersPageData }) {
  const page = usePage();
  const data = useLiveData(loaded, ['reviews'], (quiet) => loadProviders(quiet, loaded.filter));
  const { filter, count, counts } = data;
  const isNarrowed = providerFilter.query({ ...filter, page: 1 }) !== providerFilter.query({ status: ALL_TAB });
  return (
    <ListPage
      title={page.t('providers.title')}
      lead={page.t('providers.lead')}
      filters={
        <>
          <StatusTabs filter={filter} counts={counts} />
          <ListFilters path={PATH} filter={providerFilter} values={filter} />
        </>
      }
      total={page.t('providers.count', { count })}
    >
      <PagedRecords
        path={PATH}
        filter={providerFilter}
        loaded={data}
        label="providers.title"
        keyOf={({ submissionId }) => submissionId}
        columns={PROVIDER_COLUMNS}
        none={
          <EmptyList
            title={page.t('providers.none')}
            text={page.t('providers.none.text')}
            all={isNarrowed ? { path: `${PATH}?status=${ALL_TAB}`, label: page.t('providers.all') } : undefined}
            Icon={Inbox}
          />
        }
      />
    </ListPage>
  );
}

function StatusTabs({ filter, counts }: Pick<ProvidersPageData, 'filter' | 'counts'>) {
  const page = usePage();
  const { reviewing, approved, rejected, timedOut } = PROVIDER_SUBMISSION_STATUS;
  const all = counts.reviewing + counts.approved + counts.rejected + counts.timedOut;
  const numbers = [
    [reviewing, counts.reviewing],
    [approved, counts.approved],
    [rejected, counts.rejected],
    [timedOut, counts.timedOut],
    [ALL_TAB, all],
  ] as const;
  const tabs = numbers.map(([status, count]) => ({
    name: page.t(status === ALL_TAB ? 'words.all' : `providerReview.${status}`),
    count,
    href: page.href(PATH, providerFilter.query({ ...filter, status, page: 1 })),
    isOpen: filter.status === status,
  }));
  return <ListTabs label={page.t('providers.tabs')} tabs={tabs} />;
}

/** The columns of the queue; each submission links to its case. */
const PROVIDER_COLUMNS: Columns<ProviderQueueItem> = [
  { key: 'company', head: 'providerType.2', cell: (item) => <ProviderName item={item} /> },
  {
    key: 'submitted',
    head: 'providers.submitted',
    width: 'w-[21%]',
    cell: ({ submittedAt }) => <LocalTime iso={submittedAt} />,
  },
  {
    key: 'status',
    head: 'words.status',
    width: 'w-[24%]',
    cell: (item) => <ProviderStand item={item} />,
  },
  {
    key: 'claim',
    head: 'providers.claim',
    width: 'w-[15%]',
    cell: ({ claim }) => (claim === null ? '–' : <ClaimChip claim={claim} />),
  },
];

function ProviderName({ item: { userId, name, taxIdNumber, account, kind } }: { item: ProviderQueueItem }) {
  const page = usePage();
  return (
    <div className="flex min-w-0 flex-col gap-1 wrap-anywhere">
      <a className="link self-start text-base font-bold" href={page.href(`/operator/providers/${userId}`)}>
        {name}
      </a>
      <p className="text-muted text-xs">
        {[page.t(`providers.kind.${kind}`), taxIdNumber, account.nickname || account.account].join(' · ')}
      </p>
    </div>
  );
}

function ProviderStand({ item }: { item: ProviderQueueItem }) {
  const isWaiting = item.providerReviewStatus === PROVIDER_REVIEW.reviewing;
  return (
    <div className="flex flex-wrap gap-1.5">
      <StateChip state={`providerReview.${item.providerReviewStatus}`} />
      {isWaiting && !item.isAnswerAwaited && <ReviewDueChip due={item.reviewDueAt} />}
      {item.isAnswerAwaited && <StateChip state="providers.answerAwaited" />}
      {item.isEnabled === false && <StateChip state="providers.off" />}
    </div>
  );
}
