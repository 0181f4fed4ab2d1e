import { usePage } from '../../app/use-page.ts';
import { Markdown } from '../../ui/markdown.tsx';
import { formatDay } from '../details/format-day.ts';
import type { Paper } from './load-paper.ts';

const PAPERS = [
  { path: '/terms/terms-of-use', label: 'shell.footer.terms' },
  { path: '/terms/privacy-policy', label: 'shell.footer.privacy' },
  { path: '/terms/intellectual-property', label: 'shell.footer.ip' },
] as const;

/** One of the store's papers, with the way to the others. */
export function PaperPage({ paper }: { paper: Paper }) {
  const page = usePage();
  return (
    <div className="flex flex-col gap-8">
      <nav aria-label={page.t('terms.papers')} className="flex flex-wrap gap-2">
        {PAPERS.map(({ path, label }) => (
          <a key={path} className="chip" href={page.href(path)} aria-current={path === paper.path ? 'page' : undefined}>
            {page.t(label)}
          </a>
        ))}
      </nav>
      <article>
        <div className="prose">
          <h1>{paper.title}</h1>
          <p className="text-muted text-sm">
            {page.t('terms.inForceSince')} <time dateTime={paper.date}>{formatDay(paper.date, page.state.locale)}</time>
          </p>
        </div>
        <Markdown text={paper.body} />
      </article>
    </div>
  );
}
