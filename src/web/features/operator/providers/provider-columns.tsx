import type { ProviderQueueItem } from '#contract/provider/operator-entities.ts';
import { PROVIDER_REVIEW } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import type { Columns } from '#web/kit/list/table.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { ClaimChip } from '../claim-notice.tsx';
import { ReviewDueChip } from '../review/review-due-chip.tsx';

/** The columns of the queue; each submission links to its case. */
export const PROVIDER_COLUMNS: Columns<ProviderQueueItem> = [
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
