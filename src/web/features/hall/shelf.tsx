import { SORT_TYPE } from '#contract/values/states.ts';
import { type HallSearch, hallQuery } from '#domain/search/hall-search.ts';
import { GameCard } from '#web/kit/game/game-card.tsx';
import { ShelfFrame } from '#web/kit/game/shelf-frame.tsx';
import { usePage } from '../../app/use-page.ts';
import type { Shelf as ShelfData, ShelfName } from './load-hall.ts';

/** The list that a shelf is the beginning of; null: the one below it. */
const ALL: Readonly<Record<ShelfName, Partial<HallSearch> | null>> = {
  featured: null,
  instant: { platform: 'web' },
  newest: { gameSortType: SORT_TYPE.newest },
  mostViewed: { gameSortType: SORT_TYPE.mostViewed },
};

/** A row of games. */
export function Shelf({ title, shelf }: { title: string; shelf: ShelfData }) {
  const page = usePage();
  if (shelf.games.length === 0) return null;
  const all = ALL[shelf.name];
  const allAddress = all === null ? '#all-games' : page.href('/', hallQuery(all));
  return (
    <ShelfFrame id={`shelf-${shelf.name}`} title={title} allAddress={allAddress}>
      {shelf.games.map((game) => (
        <li key={game.applicationId} className="shelf-game grid">
          <GameCard game={game} place="shelf" />
        </li>
      ))}
    </ShelfFrame>
  );
}
