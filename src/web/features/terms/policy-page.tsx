import { usePage } from '#web/app/use-page.ts';
import { ArticlePage } from '#web/kit/article/article-page.tsx';
import type { Article } from '#web/kit/article/load-article.ts';

const PAPERS = [
  { path: '/terms/terms-of-use', label: 'shell.footer.terms' },
  { path: '/terms/privacy-policy', label: 'shell.footer.privacy' },
  { path: '/terms/intellectual-property', label: 'shell.footer.ip' },
] as const;

/** A policy of the store, with links to the others. */
export function PolicyPage({ paper }: { paper: Article }) {
  const page = usePage();
  const papers = (
    <nav aria-label={page.t('find.group.papers')} className="flex flex-wrap gap-2 print:hidden">
      {PAPERS.map(({ path, label }) => (
        <a key={path} className="chip" href={page.href(path)} aria-current={path === paper.path ? 'page' : undefined}>
          {page.t(label)}
        </a>
      ))}
    </nav>
  );
  return <ArticlePage article={paper} dated="article.inForce" above={papers} />;
}
