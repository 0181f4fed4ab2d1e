import { Newspaper } from 'lucide-react';
import { CrumbTrail } from '#web/kit/article/crumb-trail.tsx';
import { PostCard } from '#web/kit/article/post-card.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { usePage } from '../../app/use-page.ts';
import type { DeveloperNews } from './load-news.ts';

/** News of all developers, newest first. */
export function DeveloperNewsPage({ list: { posts, count, number } }: { list: DeveloperNews }) {
  const page = usePage();
  return (
    <div className="flex flex-col gap-6">
      <CrumbTrail crumbs={[{ name: page.t('shell.nav.news'), path: '/news' }]} />
      <header>
        <h1 className="text-title">{page.t('news.developers')}</h1>
        <p className="text-muted mt-3">{page.t('news.developers.lead')}</p>
      </header>
      {posts.length === 0 ? (
        <EmptyCard Icon={Newspaper} title={page.t('news.developers.none')} />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {posts.map((post) => (
            <li key={post.id} className="min-w-0">
              <PostCard post={post} hasDeveloper Title="h2" />
            </li>
          ))}
        </ul>
      )}
      <Pager
        number={number}
        count={count}
        address={(one) => page.href('/news/developers', one === 1 ? '' : `?page=${one}`)}
      />
    </div>
  );
}
