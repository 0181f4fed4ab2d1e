import { useRouter } from '@tanstack/react-router';
import { Newspaper } from 'lucide-react';
import { useState } from 'react';
import { dropClaim, takeClaim } from '#contract/claim/operator-endpoints.ts';
import { POST_QUEUES } from '#contract/developer-post/entities.ts';
import { listAllPosts } from '#contract/developer-post/operator-endpoints.ts';
import type { OperatorPost } from '#contract/developer-post/operator-entities.ts';
import { RENDITION_WIDTHS } from '#contract/values/image-renditions.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { POST_STATE } from '#contract/values/states.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { parsePost } from '#domain/text/parse-post.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { tab } from '#web/kit/list/filter/filter-kinds.tsx';
import type { FilterTexts } from '#web/kit/list/filter/filter-values.ts';
import { ListChanged } from '#web/kit/list/list-changed.tsx';
import { EmptyList, ListPage } from '#web/kit/list/list-page.tsx';
import { loadPage } from '#web/kit/list/page-number.ts';
import { Pager } from '#web/kit/list/pager.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Markdown } from '#web/ui/text/markdown.tsx';
import { AuditLink } from '../audit/audit-link.tsx';
import { ClaimNotice } from '../claim-notice.tsx';
import { PostDecisions } from './post-decisions.tsx';

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

interface OperatorPosts {
  readonly posts: readonly OperatorPost[];
  readonly count: number;
  readonly filter: PostsFilter;
}

/** The page of the operators' list that the address selects. */
export async function loadPosts(page: Page, texts: FilterTexts): Promise<OperatorPosts> {
  const filter = postsFilter.read(texts);
  const { list, count, number } = await loadPage(filter.page, ({ offset }) =>
    page.call(listAllPosts, { queue: filter.queue, lang: page.state.locale, limit: LIMITS.postsReviewed, offset }),
  );
  return { posts: list, count, filter: { ...filter, page: number } };
}

/** Path of the operators' list of developers' news. */
const POSTS_PATH = '/operator/posts';

const postsFilter = defineFilter({ queue: tab(POST_QUEUES) });
type PostsFilter = ValuesOf<typeof postsFilter>;

/** News with its texts in all languages, its reports, and the operator's actions. */
function OperatorPostCard({ post }: { post: OperatorPost }) {
  const page = usePage();
  const { id, developer, status, application, contents, picture, reason, submittedAt, createdAt } = post;
  const title = contents.find(({ lang }) => lang === post.contentDefault)?.title ?? '';
  return (
    <li className="border-line flex min-w-0 flex-col gap-4 rounded-xl border p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="min-w-0 flex-1 basis-56 text-base wrap-anywhere">{title}</h3>
        <StateChip state={`postState.${status}`} />
      </div>
      <p className="text-muted -mt-3 flex flex-wrap items-center gap-x-3 text-xs">
        <a
          className="inline-flex min-h-11 items-center underline underline-offset-4"
          href={page.href(`/developers/${developer.slug}`)}
        >
          {developer.name}
        </a>
        {application !== null && <span>{application.name}</span>}
        <LocalTime iso={submittedAt ?? createdAt} />
      </p>
      {status === POST_STATE.submitted && <Claim post={post} />}
      {picture !== '' && (
        <Picture
          url={picture}
          alt=""
          width={1920}
          height={1080}
          renditions={RENDITION_WIDTHS.background}
          sizes="320px"
          placeholder=""
          className="aspect-video w-full max-w-80 rounded-xl object-cover"
        />
      )}
      <Texts post={post} />
      {reason !== '' && (
        <p className="text-sm wrap-anywhere">
          <b>{page.t('words.reason')}</b> {reason}
        </p>
      )}
      <Reports post={post} />
      <div className="flex flex-wrap items-center gap-2">
        <PostDecisions post={post} title={title} />
        <AuditLink subject={`post:${id}`} name={title} />
      </div>
    </li>
  );
}

/** Each language folds out, the default one is open. */
function Texts({ post: { contents, contentDefault } }: { post: OperatorPost }) {
  const [opened] = useState(contentDefault);
  return contents.map(({ lang, title, body }) => (
    <details key={lang} open={lang === opened} className="border-line min-w-0 rounded-xl border px-4">
      <summary lang={lang} className="min-h-11 cursor-pointer py-2.5 text-sm font-bold">
        {LANGUAGE_NAMES[lang]}
      </summary>
      <div lang={lang} className="max-w-[46rem] pb-4 wrap-anywhere">
        <p className="mb-3 font-bold">{title}</p>
        <Markdown blocks={parsePost(body)} />
      </div>
    </details>
  ));
}

function Claim({ post: { id, claim } }: { post: OperatorPost }) {
  const page = usePage();
  const router = useRouter();
  const subject = `post:${id}`;
  return (
    <ClaimNotice
      claim={claim}
      onTake={async (force) => {
        await page.call(takeClaim, { subject, force });
        await router.invalidate();
      }}
      onDrop={async () => {
        await page.call(dropClaim, { subject });
        await router.invalidate();
      }}
    />
  );
}

function Reports({ post: { reports, reportCount } }: { post: OperatorPost }) {
  const page = usePage();
  if (reports.length === 0) return null;
  return (
    <div className="border-danger border-s-2 ps-4 text-sm">
      <p className="font-bold">{page.t('posts.reports', { count: reportCount })}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {reports.map(({ reason, note, reportedAt }) => (
          <li key={`${reportedAt} ${note}`} className="wrap-anywhere">
            {page.t(`ratings.reason.${reason}`)}
            {note !== '' && <span className="text-muted"> · {note}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
