import { ChevronLeft, ChevronRight } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import { countPages } from './page-number.ts';

interface PagerProps {
  /** The current page, from 1. */
  readonly number: number;
  /** Number of entries on all pages. */
  readonly count: number;
  readonly address: (number: number) => string;
}

/** Links to the previous and the next page. */
export function Pager({ number, count, address }: PagerProps) {
  const page = usePage();
  const pages = countPages(count);
  if (pages <= 1) return null;
  return (
    <nav aria-label={page.t('list.pages')} className="mt-6 flex items-center justify-center gap-2">
      {number > 1 && (
        <a className="btn-icon" rel="prev" href={address(number - 1)} aria-label={page.t('hall.previousPage')}>
          <ChevronLeft size={20} aria-hidden />
        </a>
      )}
      <p className="px-2 text-sm tabular-nums">{page.t('list.pages.place', { page: number, pages })}</p>
      {number < pages && (
        <a className="btn-icon" rel="next" href={address(number + 1)} aria-label={page.t('hall.nextPage')}>
          <ChevronRight size={20} aria-hidden />
        </a>
      )}
    </nav>
  );
}
