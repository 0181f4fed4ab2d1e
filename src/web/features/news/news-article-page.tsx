import { usePage } from '../../app/use-page.ts';
import { FolderArticle } from '../content/folder-article.tsx';
import type { LoadedArticle } from '../content/load-article.ts';

const WORDS = { previous: 'news.newer', next: 'news.older' } as const;

/** One piece of news. */
export function NewsArticlePage({ data }: { data: LoadedArticle }) {
  const page = usePage();
  const crumbs = [{ name: page.t('shell.nav.news'), path: '/news' }];
  return <FolderArticle data={data} dated="article.published" crumbs={crumbs} words={WORDS} />;
}
