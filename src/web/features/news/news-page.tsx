import { CardLink } from '#web/kit/article/card-link.tsx';
import { PostCard } from '#web/kit/article/post-card.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { formatDay } from '#web/ui/text/format-day.ts';
import { usePage } from '../../app/use-page.ts';
import type { NewsList } from './load-news.ts';

/** News of developers with their pictures, and the store's own beside them, newest first. */
export function NewsPage({ list }: { list: NewsList }) {
  const page = usePage();
  const { posts } = list;
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 className="text-title">{page.t('shell.nav.news')}</h1>
        <p className="text-muted mt-3">{page.t('news.lead')}</p>
      </header>
      {posts.length === 0 ? (
        <StoreNews list={list} />
      ) : (
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_340px]">
          <FromDevelopers posts={posts} />
          <section aria-labelledby="store-title" className="min-w-0">
            <h2 id="store-title" className="mb-4 text-lg">
              {page.t('news.store')}
            </h2>
            <StoreNews list={list} />
          </section>
        </div>
      )}
    </div>
  );
}

function StoreNews({ list: { news, posts, count, number } }: { list: NewsList }) {
  const page = usePage();
  const Title = posts.length === 0 ? 'h2' : 'h3';
  return (
    <>
      <ul className="card divide-line divide-y overflow-hidden">
        {news.map(({ date, ...link }) => (
          <li key={link.path} className="hover:bg-raised relative p-5">
            <time dateTime={date} className="text-gold-text text-xs font-bold">
              {formatDay(date, page.state.locale)}
            </time>
            <Title className="mt-1 text-base leading-snug">
              <CardLink link={link} />
            </Title>
            <p className="text-muted mt-1 text-sm">{link.description}</p>
          </li>
        ))}
      </ul>
      <Pager number={number} count={count} address={(one) => page.href('/news', one === 1 ? '' : `?page=${one}`)} />
    </>
  );
}

function FromDevelopers({ posts }: Pick<NewsList, 'posts'>) {
  const page = usePage();
  return (
    <section aria-labelledby="developers-title" className="min-w-0">
      <h2 id="developers-title" className="mb-4 text-lg">
        {page.t('news.developers')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
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
