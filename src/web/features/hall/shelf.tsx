import { SORT_TYPE } from '#contract/values/states.ts';
import { hallQuery } from '#domain/search/hall-search.ts';
import { GameCard } from '#web/kit/game/game-card.tsx';
import { ShelfFrame } from '#web/kit/game/shelf-frame.tsx';
import { usePage } from '../../app/use-page.ts';
import type { Shelf as ShelfData } from './load-hall.ts';

/** A row of games in one of the hall's sort orders. */
export function Shelf({ title, shelf }: { title: string; shelf: ShelfData }) {
  const page = usePage();
  if (shelf.games.length === 0) return null;
  const allAddress =
    shelf.sortType === SORT_TYPE.recommended
      ? '#all-games'
      : page.href('/', hallQuery({ gameSortType: shelf.sortType }));
  return (
    <ShelfFrame id={`shelf-${shelf.sortType}`} title={title} allAddress={allAddress}>
      {shelf.games.map((game) => (
        <li key={game.applicationId} className="shelf-game grid">
          <GameCard game={game} place="shelf" />
        </li>
      ))}
    </ShelfFrame>
  );
}
