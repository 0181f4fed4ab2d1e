import { listSortedApplications } from '#contract/application/endpoints.ts';
import type { AppSummary, GameFacets } from '#contract/application/entities.ts';
import { listBanners } from '#contract/banner/endpoints.ts';
import type { Banner } from '#contract/banner/entities.ts';
import { listCategories } from '#contract/category/endpoints.ts';
import type { Category } from '#contract/category/entities.ts';
import { PLATFORM_FILTERS } from '#contract/values/game-filters.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { BANNER_TYPE, SORT_TYPE } from '#contract/values/states.ts';
import type { CardGame } from '#domain/application/card-game.ts';
import { type HallSearch, isUnfilteredHall } from '#domain/search/hall-search.ts';
import { filterRequest } from '#web/kit/game/filters/filter-request.ts';
import { loadPopular } from '#web/kit/game/filters/load-popular.ts';
import type { Page } from '../../app/use-page.ts';
import { createCardGames } from './create-card-games.ts';

export type ShelfName = (typeof SHELVES)[number]['name'];

export interface Shelf {
  readonly name: ShelfName;
  readonly games: readonly CardGame[];
}

export interface HallData {
  readonly search: HallSearch;
  readonly banners: readonly Banner[];
  /** Operators' notices for everyone. */
  readonly notices: readonly Banner[];
  readonly categories: readonly Category[];
  readonly shelves: readonly Shelf[];
  /** Recently played games of a signed-in visitor. */
  readonly recent: readonly CardGame[];
  readonly games: readonly CardGame[];
  readonly count: number;
  /** How many games other filters lead to; undefined if the reply was empty (R8.29). */
  readonly facets: GameFacets | undefined;
  /** The nearest search with results, if this one has none. */
  readonly spelling: string | undefined;
  /** Other games, if there are none. */
  readonly popular: readonly CardGame[];
}

/** The shelves of the unfiltered hall, and how many games each of them shows. */
const SHELVES = [
  { name: 'featured', sortType: SORT_TYPE.recommended, limit: 8 },
  { name: 'instant', sortType: SORT_TYPE.mostPlayed, platformId: PLATFORM_FILTERS.web, limit: 7 },
  { name: 'newest', sortType: SORT_TYPE.newest, limit: 7 },
  { name: 'mostViewed', sortType: SORT_TYPE.mostViewed, limit: 6 },
] as const;

/** The fallback for an empty reply of the public client (R8.29). */
const listOf = <Item>(reply: { list?: readonly Item[] }): readonly Item[] => reply.list ?? [];

interface FoundShelf {
  readonly name: ShelfName;
  readonly limit: number;
  readonly games: readonly AppSummary[];
}

/** Asks for as many games as a shelf shows even if those before it show all of the first ones. */
async function loadShelves(page: Page): Promise<FoundShelf[]> {
  const lang = page.state.locale;
  return Promise.all(
    SHELVES.map(async ({ name, limit, ...order }, index) => {
      const before = SHELVES.slice(0, index).reduce((sum, shelf) => sum + shelf.limit, 0);
      const games = await page.call(listSortedApplications, { ...order, limit: before + limit, lang });
      return { name, limit, games: listOf(games) };
    }),
  );
}

/** Leaves each game to the first shelf that has it, and those that a player continues to none. */
export function withoutRepeats(shelves: readonly FoundShelf[], recent: readonly AppSummary[]): FoundShelf[] {
  const shown = new Set(recent.map(({ applicationId }) => applicationId));
  return shelves.map((shelf) => {
    const games = shelf.games.filter(({ applicationId }) => !shown.has(applicationId)).slice(0, shelf.limit);
    for (const { applicationId } of games) shown.add(applicationId);
    return { ...shelf, games };
  });
}

/** Visitors have no library. */
async function loadPlayed(page: Page): Promise<readonly AppSummary[]> {
  if (page.state.user === null) return [];
  const { loadRecent } = await import('#web/kit/game/load-recent.ts');
  return loadRecent(page);
}

/**
 * Loads the hall for an address: a page of games (the last one if there are fewer), plus banners and shelves if nothing
 * is filtered.
 */
export async function loadHall(page: Page, search: HallSearch): Promise<HallData> {
  const lang = page.state.locale;
  const isUnfiltered = isUnfilteredHall(search);
  const [games, categories, banners, notices, shelves, recent] = await Promise.all([
    page.call(listSortedApplications, {
      category: search.gameCategory,
      sortType: search.gameSortType,
      limit: LIMITS.hallPageSize,
      offset: (search.page - 1) * LIMITS.hallPageSize,
      search: search.searchWord === '' ? undefined : search.searchWord,
      ...filterRequest(search),
      lang,
    }),
    page.call(listCategories, { lang }),
    isUnfiltered ? page.call(listBanners, { type: BANNER_TYPE.hall, lang, source: 'web' }) : { list: [] },
    isUnfiltered ? page.call(listBanners, { type: BANNER_TYPE.notice, lang, source: 'web' }) : { list: [] },
    isUnfiltered ? loadShelves(page) : [],
    isUnfiltered ? loadPlayed(page) : [],
  ]);
  const count = games.count ?? 0;
  const lastPage = Math.max(1, Math.ceil(count / LIMITS.hallPageSize));
  if (search.page > lastPage) return loadHall(page, { ...search, page: lastPage });
  const toCards = createCardGames();
  const popular = count === 0 ? await loadPopular(page) : [];
  return {
    search,
    banners: listOf(banners),
    notices: listOf(notices),
    categories: listOf(categories),
    recent: toCards(recent),
    shelves: withoutRepeats(shelves, recent).map(({ name, games }) => ({ name, games: toCards(games) })),
    games: toCards(listOf(games)),
    count,
    facets: games.facets,
    spelling: games.spelling,
    popular: toCards(popular),
  };
}
