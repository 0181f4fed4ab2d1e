import { CardLink } from '#web/kit/article/card-link.tsx';
import { PostCard } from '#web/kit/article/post-card.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { formatDay } from '#web/ui/text/format-day.ts';
import { usePage } from '../../app/use-page.ts';
import type { NewsList } from './load-news.ts';

/** The store's news, newest first. */
export function NewsPage({ list: { news, posts, count, number } }: { list: NewsList }) {
  const page = usePage();
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 className="text-title">{page.t('shell.nav.news')}</h1>
        <p className="text-muted mt-3">{page.t('news.lead')}</p>
      </header>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0">
          <ul className="flex flex-col gap-4">
            {news.map(({ date, ...link }) => (
              <li
                key={link.path}
                className="card hover:bg-raised relative grid gap-x-8 gap-y-1 p-5 sm:grid-cols-[9rem_1fr]"
              >
                <time dateTime={date} className="text-gold-text text-sm font-bold">
                  {formatDay(date, page.state.locale)}
                </time>
                <div className="min-w-0">
                  <h2 className="text-lg">
                    <CardLink link={link} />
                  </h2>
                  <p className="text-muted mt-1 text-sm">{link.description}</p>
                </div>
              </li>
            ))}
          </ul>
          <Pager number={number} count={count} address={(one) => page.href('/news', one === 1 ? '' : `?page=${one}`)} />
        </div>
        {posts.length > 0 && <FromDevelopers posts={posts} />}
      </div>
    </div>
  );
}

function FromDevelopers({ posts }: Pick<NewsList, 'posts'>) {
  const page = usePage();
  return (
    <section aria-labelledby="developers-title" className="min-w-0">
      <h2 id="developers-title" className="mb-4 text-lg">
        {page.t('news.developers')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        {posts.map((post) => (
          <li key={post.id} className="min-w-0">
            <PostCard post={post} hasDeveloper />
          </li>
        ))}
      </ul>
      <a className="link mt-3 inline-flex min-h-11 items-center" href={page.href('/news/developers')}>
        {page.t('news.developers.all')}
      </a>
    </section>
  );
}
