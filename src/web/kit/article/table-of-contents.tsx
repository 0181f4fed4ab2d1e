import { ChevronDown } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import type { Heading } from '#web/ui/text/markdown-document.ts';
import { useCurrentSection } from './use-current-section.ts';

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
export function SideContents({ headings }: { headings: readonly Heading[] }) {
  const page = usePage();
  const current = useCurrentSection(headings.map(({ id }) => id));
  return (
    <nav
      aria-label={page.t('article.contents')}
      className="sticky top-[104px] hidden max-h-[calc(100dvh-120px)] w-[248px] flex-none overflow-y-auto lg:block print:hidden"
    >
      <p className="text-muted mb-2 text-xs font-bold" aria-hidden>
        {page.t('article.contents')}
      </p>
      <Sections headings={headings} current={current} />
    </nav>
  );
}

/** The same, collapsed above the article if there is no room beside it. */
export function FoldedContents({ headings }: { headings: readonly Heading[] }) {
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
