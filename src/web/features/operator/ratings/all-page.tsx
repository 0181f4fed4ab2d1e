import { MessageSquareText } from 'lucide-react';
import type { ReplyOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { RATING_QUEUES, RATINGS_COUNTED } from '#contract/rating/entities.ts';
import { listAllRatings } from '#contract/rating/operator-endpoints.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { CursorPager } from '#web/kit/list/cursor-pager.tsx';
import type { FilterTexts } from '#web/kit/list/filter/filter-values.ts';
import { ListChanged } from '#web/kit/list/list-changed.tsx';
import { EmptyList, ListPage } from '#web/kit/list/list-page.tsx';
import { ListTabs } from '#web/kit/list/list-tabs.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { AllCard } from './all-card.tsx';
import { ALL_PATH, type AllFilter, allFilter } from './all-filter.ts';

/** Player ratings for operators: reported, removed and all. */
export function AllPage({ data }: { data: AllRatings }) {
  const { filter, count, counts, list: ratings, next } = data;
  const page = usePage();
  return (
    <ListPage
      title={page.t('operator.ratings.title')}
      lead={page.t('ratings.all.lead')}
      filters={
        <>
          <Queues filter={filter} counts={counts} />
          <ListChanged loaded={data} topics={['console']} load={(quiet) => loadAllRatings(quiet, textsOf(filter))} />
        </>
      }
      total={page.t(count < RATINGS_COUNTED ? 'ratings.all.count' : 'ratings.all.countMore', { count })}
    >
      {ratings.length === 0 ? (
        <EmptyList
          title={page.t(`ratings.all.none.${filter.queue}`)}
          text={page.t(filter.queue === 'held' ? 'ratings.all.none.heldText' : 'ratings.all.none.text')}
          all={
            filter.queue === 'all'
              ? undefined
              : { path: `${ALL_PATH}${allFilter.query({ queue: 'all' })}`, label: page.t('ratings.all.queue.all') }
          }
          Icon={MessageSquareText}
        />
      ) : (
        <ul className="flex flex-col gap-4">
          {ratings.map((rating) => (
            <AllCard key={rating.id} rating={rating} />
          ))}
        </ul>
      )}
      <CursorPager
        after={filter.after}
        next={next}
        first={page.t('ratings.all.first')}
        address={(after) => page.href(ALL_PATH, allFilter.query({ ...filter, after }))}
      />
    </ListPage>
  );
}

/** The filter as its address has it. */
function textsOf({ userId, ...filter }: AllFilter): FilterTexts {
  return { ...filter, userId: userId === undefined ? undefined : String(userId) };
}

/** The tabs are links, so that each has an address. */
function Queues({ filter, counts }: Pick<AllRatings, 'filter' | 'counts'>) {
  const page = usePage();
  const tabs = RATING_QUEUES.map((queue) => ({
    name: page.t(`ratings.all.queue.${queue}`),
    count: counts[queue],
    isMore: counts[queue] === RATINGS_COUNTED,
    href: page.href(ALL_PATH, allFilter.query({ ...filter, queue, after: undefined })),
    isOpen: queue === filter.queue,
  }));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ListTabs label={page.t('ratings.all.queue')} tabs={tabs} />
      {(filter.applicationId !== undefined || filter.userId !== undefined) && (
        <LinkButton href={page.href(ALL_PATH, allFilter.query({ queue: filter.queue }))}>
          {page.t('list.clear')}
        </LinkButton>
      )}
    </div>
  );
}

export interface AllRatings extends ReplyOf<typeof listAllRatings> {
  readonly filter: AllFilter;
}

const NOTHING = { count: 0, counts: { reported: 0, held: 0, removed: 0, all: 0 }, list: [], next: null };

/** The page of the operators' list that the address selects. */
export async function loadAllRatings(page: Page, texts: FilterTexts): Promise<AllRatings> {
  const filter = allFilter.read(texts);
  const { page: _page, ...asked } = filter;
  const found = await page.call(listAllRatings, { ...asked, lang: page.state.locale }).catch((error: unknown) => {
    // The address may name an application that does not exist.
    if (error instanceof ApiError && error.code === ERROR.applicationNotFound) return NOTHING;
    throw error;
  });
  return { ...found, filter };
}
