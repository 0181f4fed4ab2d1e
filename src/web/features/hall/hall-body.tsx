import { useSession } from '#web/app/session/use-session.ts';
import { usePage } from '../../app/use-page.ts';
import { CategoryChips } from './category-chips.tsx';
import { GameGrid } from './game-grid.tsx';
import type { HallData } from './load-hall.ts';
import { Shelf } from './shelf.tsx';

/** Everything below the banners: categories, shelves, and the grid with sort and pages (R2.6). */
export function HallBody({ data }: { data: HallData }) {
  const page = usePage();
  const { user, parts } = useSession();
  return (
    <>
      <CategoryChips categories={data.categories} search={data.search} />
      {user !== null && parts !== null && data.recent.length > 0 && <parts.ContinueShelf games={data.recent} />}
      {data.shelves.map((shelf) => (
        <Shelf key={shelf.name} title={page.t(`hall.shelf.${shelf.name}`)} shelf={shelf} />
      ))}
      <GameGrid data={data} />
    </>
  );
}
