import { CategoryChips } from './category-chips.tsx';
import { GameGrid } from './game-grid.tsx';
import type { HallData } from './load-hall.ts';
import { Shelf } from './shelf.tsx';

/** Everything below the banners: categories, shelves, and the grid with sort and pages (R2.6). */
export function HallBody({ data }: { data: HallData }) {
  return (
    <>
      <CategoryChips categories={data.categories} search={data.search} />
      {data.shelves.map((shelf) => (
        <Shelf key={shelf.collection?.slug ?? shelf.kind} shelf={shelf} />
      ))}
      <GameGrid data={data} />
    </>
  );
}
