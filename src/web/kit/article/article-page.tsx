import { ChevronDown, Link } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MessageKey } from '#i18n/message-key.ts';
import { usePage } from '#web/app/use-page.ts';
import { copyText } from '#web/ui/text/copy-text.ts';
import { formatDay } from '#web/ui/text/format-day.ts';
import { Markdown } from '#web/ui/text/markdown.tsx';
import { type Heading, listHeadings } from '#web/ui/text/markdown-document.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import type { Article } from './load-article.ts';
import { useCurrentSection } from './use-current-section.ts';

/** Shorter articles fit on a screen. */
const SECTIONS_WORTH_LISTING = 3;

export interface ArticlePageProps {
  readonly article: Article;
  /** The label of the date. */
  readonly dated: Extract<MessageKey, `article.${string}`>;
  /** Content above the title. */
  readonly above?: ReactNode;
  /** Content below the article. */
  readonly children?: ReactNode;
}

/** An article with its table of contents. */
export function ArticlePage({ article, dated, above, children }: ArticlePageProps) {
  const page = usePage();
  const { title, date, blocks, description } = article;
  const headings = listHeadings(blocks).filter(({ depth }) => depth === 2);
  const hasContents = headings.length >= SECTIONS_WORTH_LISTING;
  return (
    <div className="flex items-start justify-between gap-12">
      <div className="flex min-w-0 flex-1 flex-col gap-6">
        {above}
        <article className="flex min-w-0 flex-col gap-6">
          <header className="max-w-[46rem]">
            <h1 className="text-title">{title}</h1>
            <p className="text-muted mt-3 text-lg">{description}</p>
            <p className="text-muted mt-3 text-sm">
              <time dateTime={date}>{page.t(dated, { day: formatDay(date, page.state.locale) })}</time>
            </p>
          </header>
          {hasContents && <FoldedContents headings={headings} />}
          <Markdown blocks={blocks} besideHeading={(heading) => <HeadingLink heading={heading} />} />
        </article>
        {children}
      </div>
      {hasContents && <SideContents key={article.path} headings={headings} />}
    </div>
  );
}

/** Links to a heading and copies its address; without scripts a plain link. */
function HeadingLink({ heading: { id, text } }: { heading: Heading }) {
  const page = usePage();
  const copy = async () => {
    const address = new URL(`#${id}`, location.href).href;
    if (await copyText(address)) toasts.show('success', page.t('article.linkCopied'));
  };
  const label = page.t('article.copyLink', { heading: text });
  return (
    <a href={`#${id}`} className="btn-icon heading-link" aria-label={label} title={label} onClick={() => void copy()}>
      <Link size={16} aria-hidden />
    </a>
  );
}

interface SectionsProps {
  readonly headings: readonly Heading[];
  readonly current?: string | undefined;
}

function Sections({ headings, current }: SectionsProps) {
  return (
    <ul className="text-sm">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className="text-muted hover:text-ink border-line aria-[current]:border-accent aria-[current]:text-ink flex min-h-11 items-center border-s-2 py-1 ps-4 leading-snug aria-[current]:font-bold"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The sections of an article: beside it on wide screens, with the current one marked. */
function SideContents({ headings }: { headings: readonly Heading[] }) {
  const page = usePage();
  const current = useCurrentSection(headings.map(({ id }) => id));
  return (
    <nav
      aria-label={page.t('article.contents')}
      className="sticky top-[88px] hidden max-h-[calc(100dvh-120px)] w-[248px] flex-none overflow-y-auto lg:block print:hidden"
    >
      <p className="text-muted mb-2 text-xs font-bold" aria-hidden>
        {page.t('article.contents')}
      </p>
      <Sections headings={headings} current={current} />
    </nav>
  );
}

/** The same, collapsed above the article if there is no room beside it. */
function FoldedContents({ headings }: { headings: readonly Heading[] }) {
  const page = usePage();
  return (
    <details className="card group max-w-[46rem] px-4 lg:hidden print:hidden">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 text-sm font-bold [&::-webkit-details-marker]:hidden">
        {page.t('article.contents')}
        <ChevronDown size={18} aria-hidden className="flex-none transition-transform group-open:rotate-180" />
      </summary>
      <nav aria-label={page.t('article.contents')} className="pb-3">
        <Sections headings={headings} />
      </nav>
    </details>
  );
}
