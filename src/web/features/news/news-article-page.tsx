import { usePage } from '../../app/use-page.ts';
import { ArticleNeighbours } from '../content/article-neighbours.tsx';
import { ArticlePage } from '../content/article-page.tsx';
import { CrumbTrail } from '../content/crumb-trail.tsx';
import type { NewsArticle } from './load-news.ts';

const WORDS = { previous: 'news.newer', next: 'news.older' } as const;

/** One piece of news. */
export function NewsArticlePage({ data: { article, previous, next } }: { data: NewsArticle }) {
  const page = usePage();
  return (
    <ArticlePage
      article={article}
      dated="article.published"
      above={<CrumbTrail crumbs={[{ name: page.t('shell.nav.news'), path: '/news' }]} />}
    >
      <ArticleNeighbours previous={previous} next={next} words={WORDS} />
    </ArticlePage>
  );
}
