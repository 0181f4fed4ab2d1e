import { SHELF } from '#contract/values/states.ts';
import type { VersionQueueItem } from '#contract/version/operator-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { RowIcon } from '#web/kit/list/row-icon.tsx';
import type { Columns } from '#web/kit/list/table.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { ClaimChip } from '../claim-notice.tsx';
import { ReviewDueChip } from '../review/review-due-chip.tsx';

/** The columns of the queue; each version links to its case. */
export const VERSION_COLUMNS: Columns<VersionQueueItem> = [
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
