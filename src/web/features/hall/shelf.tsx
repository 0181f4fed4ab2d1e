import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { SORT_TYPE } from '#contract/states.ts';
import { hallQuery } from '#domain/hall-search.ts';
import { usePage } from '../../app/use-page.ts';
import { GameCard } from './game-card.tsx';
import type { Shelf as ShelfData } from './load-hall.ts';

/** A row of games that scrolls sideways. */
export function Shelf({ title, shelf }: { title: string; shelf: ShelfData }) {
  const page = usePage();
  const row = useRef<HTMLUListElement>(null);
  const scroll = (direction: 1 | -1) => {
    const width = row.current?.clientWidth ?? 0;
    row.current?.scrollBy({ left: direction * width, behavior: 'smooth' });
  };
  if (shelf.games.length === 0) return null;
  const titleId = `shelf-${shelf.sortType}`;
  const allAddress =
    shelf.sortType === SORT_TYPE.recommended
      ? '#all-games'
      : page.href('/', hallQuery({ gameSortType: shelf.sortType }));
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        <div className="flex items-center gap-1">
          <a href={allAddress} className="link inline-flex min-h-11 items-center px-2 text-sm no-underline">
            {page.t('hall.seeAll')}
            <span className="sr-only"> {title}</span>
          </a>
          <button type="button" className="btn-icon hidden md:inline-grid" onClick={() => scroll(-1)}>
            <ChevronLeft size={20} aria-hidden />
            <span className="sr-only">{page.t('hall.scrollBack', { title })}</span>
          </button>
          <button type="button" className="btn-icon hidden md:inline-grid" onClick={() => scroll(1)}>
            <ChevronRight size={20} aria-hidden />
            <span className="sr-only">{page.t('hall.scrollOn', { title })}</span>
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard (axe scrollable-region-focusable). */}
      <ul ref={row} className="shelf" tabIndex={0} aria-labelledby={titleId}>
        {shelf.games.map((game) => (
          <li key={game.applicationId} className="grid">
            <GameCard game={game} place="shelf" />
          </li>
        ))}
      </ul>
    </section>
  );
}
