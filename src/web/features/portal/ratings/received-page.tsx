import { MessageSquareText, SearchX } from 'lucide-react';
import { useState } from 'react';
import { RATINGS_COUNTED } from '#contract/rating/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { FirstStep } from '#web/features/portal/dashboard/first-step.tsx';
import { OwnChanged } from '#web/features/portal/layout/own-changed.tsx';
import { PortalHeader } from '#web/features/portal/layout/portal-header.tsx';
import { CursorPager } from '#web/kit/list/cursor-pager.tsx';
import { ListFilters } from '#web/kit/list/filter/filter-form.tsx';
import { ListTabs } from '#web/kit/list/list-tabs.tsx';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { TOTAL_ID } from '#web/kit/page/move-focus.ts';
import { RatingSummaryPanel } from '#web/kit/rating/rating-summary-panel.tsx';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { AnswerDialogs, type AskedAnswer } from './answer-dialogs.tsx';
import { loadReceived, type ReceivedData } from './load-received.ts';
import { ReceivedCard } from './received-card.tsx';
import { RECEIVED_PATH, ReceivedApplications, type ReceivedFilter, receivedFilter } from './received-filter.tsx';

/** Ratings of the developer's games, with a form to answer them. */
export function ReceivedPage(data: ReceivedData) {
  const page = usePage();
  const { filter, applications, summary } = data;
  const [asked, setAsked] = useState<AskedAnswer | null>(null);
  return (
    <>
      <PortalHeader title={page.t('portal.nav.ratings')} lead={page.t('ratings.received.lead')} />
      {applications.length === 0 ? (
        <FirstStep />
      ) : (
        <div className="flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_280px] lg:items-start">
          {summary.count > 0 && (
            <div className="max-w-xl lg:sticky lg:top-24 lg:order-2">
              <RatingSummaryPanel summary={summary} />
            </div>
          )}
          <div className="flex min-w-0 flex-col gap-4">
            <AnsweredTabs {...data} />
            <div className="card p-4">
              <ReceivedApplications value={applications}>
                {/* Another filter begins at the first page. */}
                <ListFilters path={RECEIVED_PATH} filter={receivedFilter} values={{ ...filter, after: undefined }} />
              </ReceivedApplications>
            </div>
            <OwnChanged loaded={data} load={(quiet) => loadReceived(quiet, filter)} />
            <ReceivedList {...data} onAsk={setAsked} />
          </div>
        </div>
      )}
      <AnswerDialogs asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

/** All ratings, and those without and with a reply. */
function AnsweredTabs({ filter, counts: { all, unanswered } }: ReceivedData) {
  const page = usePage();
  const tabOf = (isAnswered: ReceivedFilter['isAnswered'], name: string, count: number | undefined) => ({
    name,
    count,
    isMore: count === RATINGS_COUNTED,
    // The numbers are those of the game, without further filters.
    href: page.href(RECEIVED_PATH, receivedFilter.query({ applicationId: filter.applicationId, isAnswered })),
    isOpen: filter.isAnswered === isAnswered,
  });
  const answered = all < RATINGS_COUNTED ? Math.max(0, all - unanswered) : undefined;
  return (
    <ListTabs
      label={page.t('portal.nav.ratings')}
      tabs={[
        tabOf(undefined, page.t('words.all'), all),
        tabOf('false', page.t('ratings.received.answered.false'), unanswered),
        tabOf('true', page.t('ratings.received.answered.true'), answered),
      ]}
    />
  );
}

interface ReceivedListProps extends ReceivedData {
  readonly onAsk: (asked: AskedAnswer) => void;
}

/** The current page of the list. */
function ReceivedList({ filter, count, ratings, next, onAsk }: ReceivedListProps) {
  const page = usePage();
  return (
    <section aria-labelledby={TOTAL_ID} className="flex min-w-0 flex-col gap-4">
      <h2
        id={TOTAL_ID}
        tabIndex={-1}
        aria-live="polite"
        className="text-muted font-sans text-sm font-normal outline-none"
      >
        {page.t(count < RATINGS_COUNTED ? 'ratings.received.count' : 'ratings.received.countMore', { count })}
      </h2>
      <LoadingPart className="flex flex-col gap-4">
        {ratings.length === 0 ? (
          <Nothing isNarrowed={receivedFilter.query({ ...filter, applicationId: undefined }) !== ''} />
        ) : (
          <ul className="flex flex-col gap-3">
            {ratings.map((rating) => (
              <ReceivedCard
                key={rating.id}
                rating={rating}
                isNamed={filter.applicationId === undefined}
                onAsk={onAsk}
              />
            ))}
          </ul>
        )}
        <CursorPager
          after={filter.after}
          next={next}
          first={page.t('ratings.received.first')}
          address={(after) => page.href(RECEIVED_PATH, receivedFilter.query({ ...filter, after }))}
        />
      </LoadingPart>
    </section>
  );
}

/** Empty state: no ratings at all, or none that match the filter. */
function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  const page = usePage();
  return (
    <EmptyCard
      role="status"
      Icon={isNarrowed ? SearchX : MessageSquareText}
      title={page.t(isNarrowed ? 'ratings.none.found' : 'ratings.received.none.title')}
      text={isNarrowed ? undefined : page.t('ratings.received.none.text')}
    >
      {isNarrowed && (
        <a className="btn btn-quiet" href={page.href(RECEIVED_PATH)}>
          {page.t('ratings.none.all')}
        </a>
      )}
    </EmptyCard>
  );
}
