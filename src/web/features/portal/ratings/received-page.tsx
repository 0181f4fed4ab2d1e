import { MessageSquareText, SearchX } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { listPortalApplications } from '#contract/portal/endpoints.ts';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { listReceivedRatings } from '#contract/rating/developer-endpoints.ts';
import { RATINGS_COUNTED, type RatingSummary, type ReceivedRating } from '#contract/rating/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { FirstStep, OwnChanged } from '#web/features/portal/layout/chosen-page.tsx';
import { CursorPager } from '#web/kit/list/cursor-pager.tsx';
import { ListFilters } from '#web/kit/list/filter/filter-form.tsx';
import { ListTabs } from '#web/kit/list/list-tabs.tsx';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { TOTAL_ID } from '#web/kit/page/move-focus.ts';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { RatingSummaryPanel } from '#web/kit/rating/rating-summary-panel.tsx';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { AnswerDialogs, type AskedAnswer, ReceivedCard } from './received-card.tsx';
import { RECEIVED_PATH, ReceivedApplications, type ReceivedFilter, receivedFilter } from './received-filter.tsx';

/** Ratings of the developer's games, with a form to answer them. */
export function ReceivedPage(data: ReceivedData) {
  const page = usePage();
  const { filter, applications, summary } = data;
  const [asked, setAsked] = useState<AskedAnswer | null>(null);
  return (
    <>
      <PageHeader title={page.t('portal.nav.ratings')} lead={page.t('ratings.received.lead')} />
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
      {isNarrowed && <LinkButton href={page.href(RECEIVED_PATH)}>{page.t('ratings.none.all')}</LinkButton>}
    </EmptyCard>
  );
}

export interface ReceivedData {
  readonly filter: ReceivedFilter;
  /** The application in the filter, for the layout's switcher. */
  readonly applicationId: string | undefined;
  /** Choices of the filter, most recently changed first. */
  readonly applications: readonly PortalApplication[];
  readonly summary: RatingSummary;
  /** Capped at 1,000, which stands for 1,000 or more. */
  readonly count: number;
  /** Of the application in the filter, or of all; capped as well. */
  readonly counts: ReplyOf<typeof listReceivedRatings>['counts'];
  readonly ratings: readonly ReceivedRating[];
  /** Cursor of the next page; null on the last page. */
  readonly next: string | null;
}

/** Loads the ratings; if the application in the filter no longer exists, those of all applications. */
export async function loadReceived(page: Page, filter: ReceivedFilter): Promise<ReceivedData> {
  const { page: _page, ...asked } = filter;
  const { applicationId } = filter;
  const { locale: lang } = page.state;
  try {
    const [{ list: applications }, { list, ...found }] = await Promise.all([
      page.call(listPortalApplications, { lang, limit: LIMITS.pageSizeMax }),
      page.call(listReceivedRatings, { ...asked, lang }),
    ]);
    return { ...found, applicationId, applications, ratings: list, filter };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== ERROR.applicationNotFound || applicationId === undefined) {
      throw error;
    }
    return loadReceived(page, { ...filter, applicationId: undefined, after: undefined });
  }
}
