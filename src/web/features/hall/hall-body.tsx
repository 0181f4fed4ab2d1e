import { SORT_TYPE } from '#contract/values/states.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { useSession } from '#web/app/session/use-session.ts';
import { usePage } from '../../app/use-page.ts';
import { CategoryChips } from './category-chips.tsx';
import { GameGrid } from './game-grid.tsx';
import type { HallData, ShelfSort } from './load-hall.ts';
import { Shelf } from './shelf.tsx';

const SHELF_TITLES = {
  [SORT_TYPE.newest]: 'hall.shelf.newest',
  [SORT_TYPE.mostViewed]: 'hall.shelf.mostViewed',
  [SORT_TYPE.recommended]: 'hall.shelf.featured',
} as const satisfies Record<ShelfSort, MessageKey>;

/** Everything below the banners: categories, shelves, and the grid with sort and pages (R2.6). */
export function HallBody({ data }: { data: HallData }) {
  const page = usePage();
  const { user, parts } = useSession();
  return (
    <>
      <CategoryChips categories={data.categories} search={data.search} />
      {user !== null && parts !== null && data.recent.length > 0 && <parts.ContinueShelf games={data.recent} />}
      {data.shelves.map((shelf) => (
        <Shelf key={shelf.sortType} title={page.t(SHELF_TITLES[shelf.sortType])} shelf={shelf} />
      ))}
      <GameGrid data={data} />
    </>
  );
}
