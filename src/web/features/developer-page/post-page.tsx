import { useMemo } from 'react';
import { reportPost } from '#contract/developer-post/endpoints.ts';
import { parsePost } from '#domain/text/parse-post.ts';
import { ReportButton } from '#web/features/ratings/index.ts';
import { CrumbTrail } from '#web/kit/article/crumb-trail.tsx';
import { PostPicture } from '#web/kit/article/post-picture.tsx';
import { detailsQuery } from '#web/kit/game/details-query.ts';
import { DeveloperLogo } from '#web/kit/game/developer-logo.tsx';
import { formatDay } from '#web/ui/text/format-day.ts';
import { Markdown } from '#web/ui/text/markdown.tsx';
import { usePage } from '../../app/use-page.ts';
import type { PostData } from './load-post.ts';

/** News of a developer. */
export function PostPage({ data: { developer, post } }: { data: PostData }) {
  const page = usePage();
  const { id, lang, title, body, application, publishedAt } = post;
  const blocks = useMemo(() => parsePost(body), [body]);
  const path = `/developers/${developer.slug}`;
  return (
    <div className="flex max-w-[46rem] flex-col gap-6">
      <CrumbTrail crumbs={[{ name: developer.name, path }]} />
      <article className="flex min-w-0 flex-col gap-6">
        <header>
          <h1 lang={lang} className="text-title wrap-anywhere">
            {title}
          </h1>
          <p className="text-muted mt-3 flex flex-wrap items-center gap-x-3 text-sm">
            <a className="link inline-flex min-h-11 items-center font-bold" href={page.href(path)}>
              {developer.name}
            </a>
            <time dateTime={publishedAt}>{formatDay(publishedAt, page.state.locale)}</time>
          </p>
        </header>
        <PostPicture post={post} sizes="(min-width: 800px) 736px, 92vw" isUrgent className="rounded-2xl" />
        <div lang={lang} className="wrap-anywhere">
          <Markdown blocks={blocks} />
        </div>
      </article>
      <footer className="border-line flex flex-wrap items-center justify-between gap-4 border-t pt-5">
        <a href={page.href(path)} className="hover:bg-raised flex min-w-0 items-center gap-3 rounded-2xl pe-3">
          <DeveloperLogo developer={developer} sizes="44px" className="h-11 w-11 flex-none rounded-xl" />
          <span className="min-w-0 truncate font-bold">{page.t('makers.all', { name: developer.name })}</span>
        </a>
        <div className="flex flex-wrap items-center gap-3">
          {application !== null && (
            <a
              className="btn btn-quiet"
              href={page.href('/application/details', detailsQuery(application.applicationId))}
            >
              {page.t('makers.toGame', { name: application.name })}
            </a>
          )}
          <ReportButton
            label={page.t('makers.reportNamed', { title })}
            title={page.t('makers.reportTitle')}
            signIn="report"
            send={(report) => page.call(reportPost, { id, ...report })}
          />
        </div>
      </footer>
    </div>
  );
}
