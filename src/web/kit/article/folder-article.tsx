import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MessageKey } from '#i18n/message-key.ts';
import type { Crumb } from '#web/app/head/structured-data.ts';
import { usePage } from '#web/app/use-page.ts';
import { ArticlePage, type ArticlePageProps } from './article-page.tsx';
import { CrumbTrail } from './crumb-trail.tsx';
import type { LoadedArticle, Neighbours } from './load-article.ts';

interface FolderArticleProps {
  readonly data: LoadedArticle;
  readonly dated: ArticlePageProps['dated'];
  /** The pages above the article. */
  readonly crumbs: readonly Crumb[];
  /** Labels of its neighbors. */
  readonly words?: NeighbourWords;
  /** Related content, above the neighbors. */
  readonly related?: ReactNode;
  /** Content at the end of the page. */
  readonly children?: ReactNode;
}

/** An article with breadcrumbs and links to its neighbors: the frame of help and news. */
export function FolderArticle({ data, dated, crumbs, words, related, children }: FolderArticleProps) {
  const { article, previous, next } = data;
  return (
    <ArticlePage article={article} dated={dated} above={<CrumbTrail crumbs={crumbs} />}>
      {related}
      <ArticleNeighbours previous={previous} next={next} words={words} />
      {children}
    </ArticlePage>
  );
}

/** Labels of the links to the previous and the next article. */
interface NeighbourWords {
  readonly previous: MessageKey;
  readonly next: MessageKey;
}

interface ArticleNeighboursProps extends Neighbours {
  readonly words?: NeighbourWords | undefined;
}

const WORDS = { previous: 'article.previous', next: 'article.next' } as const;
const LINK = 'card hover:bg-raised flex min-w-0 items-center gap-3 p-4';

/** Links to the previous and the next article. */
function ArticleNeighbours({ previous, next, words = WORDS }: ArticleNeighboursProps) {
  const page = usePage();
  if (previous === null && next === null) return null;
  return (
    <nav aria-label={page.t('article.around')} className="grid max-w-[46rem] gap-3 sm:grid-cols-2 print:hidden">
      {previous !== null && (
        <a rel="prev" href={page.href(previous.path)} className={LINK}>
          <ArrowLeft size={18} aria-hidden className="text-muted flex-none" />
          <span className="min-w-0">
            <span className="text-muted block text-xs">{page.t(words.previous)}</span>
            <span className="block text-sm font-bold">{previous.title}</span>
          </span>
        </a>
      )}
      {next !== null && (
        <a rel="next" href={page.href(next.path)} className={`${LINK} justify-end text-end sm:col-start-2`}>
          <span className="min-w-0">
            <span className="text-muted block text-xs">{page.t(words.next)}</span>
            <span className="block text-sm font-bold">{next.title}</span>
          </span>
          <ArrowRight size={18} aria-hidden className="text-muted flex-none" />
        </a>
      )}
    </nav>
  );
}
