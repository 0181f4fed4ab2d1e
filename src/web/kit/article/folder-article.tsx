import type { ReactNode } from 'react';
import type { Crumb } from '#web/app/head/structured-data.ts';
import { ArticleNeighbours, type NeighbourWords } from './article-neighbours.tsx';
import { ArticlePage, type ArticlePageProps } from './article-page.tsx';
import { CrumbTrail } from './crumb-trail.tsx';
import type { LoadedArticle } from './load-article.ts';

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
