import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type HallSearch, hallQuery } from '#domain/search/hall-search.ts';
import { usePage } from '../../app/use-page.ts';

/** The page numbers to show: first, last and two around the current one; 0 marks a gap. */
export function pageNumbers(current: number, count: number): number[] {
  const wanted = [1, current - 1, current, current + 1, count].filter((number) => number >= 1 && number <= count);
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1];
    return before !== undefined && number - before > 1 ? [0, number] : [number];
  });
}

const LINK = 'btn-icon text-sm font-bold aria-[current]:bg-ink aria-[current]:text-page';

/** Page links as plain links, so that they work without JavaScript. */
export function PageLinks({ search, pageCount }: { search: HallSearch; pageCount: number }) {
  const page = usePage();
  if (pageCount <= 1) return null;
  const address = (number: number) => `${page.href('/', hallQuery({ ...search, page: number }))}#all-games`;
  return (
    <nav aria-label={page.t('hall.pages')} className="mt-8 flex items-center justify-center gap-1">
      {search.page > 1 && (
        <a className={LINK} rel="prev" href={address(search.page - 1)} aria-label={page.t('hall.previousPage')}>
          <ChevronLeft size={20} aria-hidden />
        </a>
      )}
      {pageNumbers(search.page, pageCount).map((number, index) =>
        number === 0 ? (
          <span key={`gap-${index}`} className="text-muted px-1" aria-hidden>
            …
          </span>
        ) : (
          <a
            key={number}
            className={LINK}
            href={address(number)}
            aria-label={page.t('hall.page', { number })}
            aria-current={number === search.page ? 'page' : undefined}
          >
            {number}
          </a>
        ),
      )}
      {search.page < pageCount && (
        <a className={LINK} rel="next" href={address(search.page + 1)} aria-label={page.t('hall.nextPage')}>
          <ChevronRight size={20} aria-hidden />
        </a>
      )}
    </nav>
  );
}
