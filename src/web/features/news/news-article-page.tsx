import { FolderArticle } from '#web/kit/article/folder-article.tsx';
import type { LoadedArticle } from '#web/kit/article/load-article.ts';
import { usePage } from '../../app/use-page.ts';

const WORDS = { previous: 'news.newer', next: 'news.older' } as const;

export function NewsArticlePage({ data }: { data: LoadedArticle }) {
  const page = usePage();
  const crumbs = [{ name: page.t('shell.nav.news'), path: '/news' }];
  return <FolderArticle data={data} dated="article.published" crumbs={crumbs} words={WORDS} />;
}
