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
  /** How its neighbours are called. */
  readonly words?: NeighbourWords;
  /** What belongs to the article, above its neighbours. */
  readonly related?: ReactNode;
  /** What ends the page. */
  readonly children?: ReactNode;
}

/** A document of a folder with the way up and to its neighbours: the frame of help and news. */
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
