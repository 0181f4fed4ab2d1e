import { Newspaper } from 'lucide-react';
import { POST_QUEUES } from '#contract/developer-post/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { EmptyList } from '#web/kit/list/empty-list.tsx';
import { ListChanged } from '#web/kit/list/list-changed.tsx';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { loadPosts, type OperatorPosts } from './load-posts.ts';
import { OperatorPostCard } from './operator-post-card.tsx';
import { POSTS_PATH, type PostsFilter, postsFilter } from './posts-filter.ts';

/** Developers' news for operators: pending approvals, reports, removed news, and all. */
export function PostsPage({ data }: { data: OperatorPosts }) {
  const { filter, count, posts } = data;
  const page = usePage();
  return (
    <ListPage
      title={page.t('operator.kind.post')}
      lead={page.t('posts.queue.lead')}
      filters={
        <>
          <Queues filter={filter} />
          <ListChanged
            loaded={data}
            topics={['console']}
            load={(quiet) => loadPosts(quiet, { ...filter, page: String(filter.page) })}
          />
        </>
      }
      total={page.t('posts.queue.count', { count })}
    >
      {posts.length === 0 ? (
        <EmptyList
          title={page.t(`posts.queue.none.${filter.queue}`)}
          text={page.t('posts.queue.none.text')}
          all={
            filter.queue === 'all'
              ? undefined
              : { path: `${POSTS_PATH}${postsFilter.query({ queue: 'all' })}`, label: page.t('posts.queue.showAll') }
          }
          Icon={Newspaper}
        />
      ) : (
        <ul className="flex flex-col gap-4">
          {posts.map((post) => (
            <OperatorPostCard key={post.id} post={post} />
          ))}
        </ul>
      )}
      <Pager
        number={filter.page}
        count={count}
        address={(at) => page.href(POSTS_PATH, postsFilter.query({ ...filter, page: at }))}
      />
    </ListPage>
  );
}

/** The tabs are links, so that each has an address. */
function Queues({ filter }: { filter: PostsFilter }) {
  const page = usePage();
  return (
    <nav aria-label={page.t('posts.queue')} className="flex flex-wrap gap-2">
      {POST_QUEUES.map((queue) => (
        <a
          key={queue}
          href={page.href(POSTS_PATH, postsFilter.query({ queue }))}
          aria-current={queue === filter.queue ? 'page' : undefined}
          className="chip aria-[current=page]:bg-ink aria-[current=page]:border-ink aria-[current=page]:text-page aria-[current=page]:font-bold"
        >
          {page.t(`posts.queue.${queue}`)}
        </a>
      ))}
    </nav>
  );
}
