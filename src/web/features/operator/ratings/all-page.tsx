import { MessageSquareText } from 'lucide-react';
import { RATING_QUEUES, RATINGS_COUNTED } from '#contract/rating/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { CursorPager } from '#web/kit/list/cursor-pager.tsx';
import { EmptyList } from '#web/kit/list/empty-list.tsx';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { AllCard } from './all-card.tsx';
import { ALL_PATH, type AllFilter, allFilter } from './all-filter.ts';
import type { AllRatings } from './load-all.ts';

/** Player ratings for operators: reported, removed and all. */
export function AllPage({ filter, count, list: ratings, next }: AllRatings) {
  const page = usePage();
  return (
    <ListPage
      title={page.t('operator.ratings.title')}
      lead={page.t('ratings.all.lead')}
      filters={<Queues filter={filter} />}
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

/** The tabs are links, so that each has an address. */
function Queues({ filter }: { filter: AllFilter }) {
  const page = usePage();
  return (
    <nav aria-label={page.t('ratings.all.queue')} className="flex flex-wrap gap-2">
      {RATING_QUEUES.map((queue) => (
        <a
          key={queue}
          href={page.href(ALL_PATH, allFilter.query({ ...filter, queue, after: undefined }))}
          aria-current={queue === filter.queue ? 'page' : undefined}
          className="chip aria-[current=page]:bg-ink aria-[current=page]:border-ink aria-[current=page]:text-page aria-[current=page]:font-bold"
        >
          {page.t(`ratings.all.queue.${queue}`)}
        </a>
      ))}
      {(filter.applicationId !== undefined || filter.userId !== undefined) && (
        <a className="btn btn-quiet" href={page.href(ALL_PATH, allFilter.query({ queue: filter.queue }))}>
          {page.t('list.clear')}
        </a>
      )}
    </nav>
  );
}
