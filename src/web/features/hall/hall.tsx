import { useEffect } from 'react';
import { SORT_TYPE, type SortType } from '#contract/values/states.ts';
import { isUnfilteredHall } from '#domain/search/hall-search.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { useSession } from '#web/app/session/use-session.ts';
import { storeNotices } from '../../app/overlays/store-notices.ts';
import { usePage } from '../../app/use-page.ts';
import { CategoryChips } from './category-chips.tsx';
import { GameGrid } from './game-grid.tsx';
import { HeroBanners } from './hero-banners.tsx';
import type { HallData } from './load-hall.ts';
import { Shelf } from './shelf.tsx';

const SHELF_TITLES = {
  [SORT_TYPE.newest]: 'hall.shelf.newest',
  [SORT_TYPE.mostViewed]: 'hall.shelf.mostViewed',
  [SORT_TYPE.recommended]: 'hall.shelf.featured',
  [SORT_TYPE.name]: 'hall.shelf.name',
} as const satisfies Record<SortType, MessageKey>;

/** Recommended games that are not in a banner. */
function picksOf({ banners, shelves }: HallData) {
  const links = banners.map(({ link }) => link);
  return (shelves[0]?.games ?? []).filter(({ applicationId }) => !links.some((link) => link.endsWith(applicationId)));
}

/** The game hall: banners, categories, shelves, and the grid with sort and pages (R2.6). */
export function Hall({ data }: { data: HallData }) {
  const page = usePage();
  const { user, parts } = useSession();
  const isUnfiltered = isUnfilteredHall(data.search);
  useEffect(() => storeNotices.set(data.notices), [data.notices]);
  return (
    <div className="flex flex-col gap-6 md:gap-8">
      <h1 className="sr-only">{page.t('hall.title')}</h1>
      {isUnfiltered && <HeroBanners banners={data.banners} picks={picksOf(data)} />}
      <CategoryChips categories={data.categories} search={data.search} />
      {user !== null && parts !== null && data.recent.length > 0 && <parts.ContinueShelf games={data.recent} />}
      {data.shelves.map((shelf) => (
        <Shelf key={shelf.sortType} title={page.t(SHELF_TITLES[shelf.sortType])} shelf={shelf} />
      ))}
      <GameGrid data={data} />
    </div>
  );
}
