import type { HallShelfKind } from '#contract/hall/shelf-kinds.ts';
import { SORT_TYPE } from '#contract/values/states.ts';
import { type HallSearch, hallQuery } from '#domain/search/hall-search.ts';
import { useSession } from '#web/app/session/use-session.ts';
import { GameCard } from '#web/kit/game/game-card.tsx';
import { ShelfFrame } from '#web/kit/game/shelf-frame.tsx';
import { SHELF_TITLES } from '#web/kit/game/shelf-titles.ts';
import { type Page, usePage } from '../../app/use-page.ts';
import type { Shelf as ShelfData } from './load-hall.ts';

/** The list of the hall that a shelf is the beginning of; of the featured games it is the one below. */
const LISTS: Readonly<Partial<Record<HallShelfKind, Partial<HallSearch>>>> = {
  instant: { platform: 'web' },
  newest: { gameSortType: SORT_TYPE.newest },
  mostViewed: { gameSortType: SORT_TYPE.mostViewed },
  trending: { gameSortType: SORT_TYPE.trending },
  topRated: { gameSortType: SORT_TYPE.topRated },
  sale: { price: 'sale' },
};

/** Where all games of a shelf are; undefined: it has all of them. */
function allAddressOf(page: Page, { kind, collection }: ShelfData): string | undefined {
  if (kind === 'featured') return '#all-games';
  if (collection !== undefined) return page.href(`/collections/${collection.slug}`);
  const list = LISTS[kind];
  return list === undefined ? undefined : page.href('/', hallQuery(list));
}

function titleOf(page: Page, { kind, collection, cause = '' }: ShelfData): string {
  if (kind === 'collection') return collection?.title ?? '';
  return kind === 'because' ? page.t('hall.shelf.because', { name: cause }) : page.t(SHELF_TITLES[kind]);
}

/** A row of games; nothing without any. */
export function Shelf({ shelf }: { shelf: ShelfData }) {
  const page = usePage();
  const { user, parts } = useSession();
  const { kind, collection, games } = shelf;
  if (games.length === 0) return null;
  if (kind === 'continue') return user === null || parts === null ? null : <parts.ContinueShelf games={games} />;
  const id = `shelf-${collection === undefined ? kind : `collection-${collection.slug}`}`;
  return (
    <ShelfFrame id={id} title={titleOf(page, shelf)} allAddress={allAddressOf(page, shelf)}>
      {games.map((game) => (
        <li key={game.applicationId} className="shelf-game grid">
          <GameCard game={game} place="shelf" />
        </li>
      ))}
    </ShelfFrame>
  );
}
