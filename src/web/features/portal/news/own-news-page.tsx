import { Newspaper, Plus } from 'lucide-react';
import type { OwnPostSummary } from '#contract/developer-post/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { OwnChanged } from '../layout/chosen-page.tsx';
import { loadOwnNews, type OwnNews } from './load-own-news.ts';

/** A developer's news, newest first. */
export function OwnNewsPage({ news }: { news: OwnNews }) {
  const { posts, count, number } = news;
  const page = usePage();
  const add = (
    <LinkButton look="gold" href={page.href('/developer/news/new')} Icon={Plus}>
      {page.t('posts.new')}
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title={page.t('shell.nav.news')}
        lead={page.t('posts.lead')}
        help="developers/page-and-news"
        actions={posts.length > 0 && add}
      />
      <OwnChanged loaded={news} load={(quiet) => loadOwnNews(quiet, { page: String(number) })} />
      <LoadingPart className="flex flex-col gap-4">
        {posts.length === 0 ? (
          <EmptyCard Icon={Newspaper} title={page.t('posts.none.title')} text={page.t('posts.none.text')}>
            {add}
          </EmptyCard>
        ) : (
          <ul className="flex flex-col gap-3">
            {posts.map((post) => (
              <li key={post.id}>
                <PostRow post={post} />
              </li>
            ))}
          </ul>
        )}
        <Pager
          number={number}
          count={count}
          address={(at) => page.href('/developer/news', at === 1 ? '' : `?page=${at}`)}
        />
      </LoadingPart>
    </>
  );
}

function PostRow({ post: { id, title, status, application, updatedAt, publishedAt } }: { post: OwnPostSummary }) {
  const page = usePage();
  return (
    <article className="card hover:bg-raised relative flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-base leading-snug wrap-anywhere">
          <a href={page.href(`/developer/news/${id}`)} className="card-link">
            {title}
          </a>
        </h2>
        <p className="text-muted mt-1 flex flex-wrap gap-x-3 text-sm">
          {application !== null && <span>{application.name}</span>}
          <LocalTime iso={publishedAt ?? updatedAt} />
        </p>
      </div>
      <StateChip state={`postState.${status}`} />
    </article>
  );
}
