import { listSortedApplications } from '#contract/application/endpoints.ts';
import type { GameFacets } from '#contract/application/entities.ts';
import { listBanners } from '#contract/banner/endpoints.ts';
import type { Banner } from '#contract/banner/entities.ts';
import { listCategories } from '#contract/category/endpoints.ts';
import type { Category } from '#contract/category/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { BANNER_TYPE } from '#contract/values/states.ts';
import type { CardGame } from '#domain/application/card-game.ts';
import { type HallSearch, isUnfilteredHall } from '#domain/search/hall-search.ts';
import { filterRequest, loadPopular } from '#web/kit/game/filters/load-popular.ts';
import type { Page } from '../../app/use-page.ts';
import { createCardGames } from './create-card-games.ts';
import { leadBanner } from './lead-banner.ts';
import { type FoundShelf, listOf, loadShelves } from './load-shelves.ts';

/** A row of the hall as its page shows it. */
export interface Shelf extends Pick<FoundShelf, 'kind' | 'collection' | 'cause'> {
  readonly games: readonly CardGame[];
}

export interface HallData {
  readonly search: HallSearch;
  readonly banners: readonly Banner[];
  /** Operators' notices for everyone. */
  readonly notices: readonly Banner[];
  readonly categories: readonly Category[];
  readonly shelves: readonly Shelf[];
  readonly games: readonly CardGame[];
  readonly count: number;
  /** How many games other filters lead to; undefined if the reply was empty (R8.29). */
  readonly facets: GameFacets | undefined;
  /** The nearest search with results, if this one has none. */
  readonly spelling: string | undefined;
  /** Other games, if there are few or none. */
  readonly popular: readonly CardGame[];
}

/**
 * Loads the hall for an address: a page of games (the last one if there are fewer), plus banners and shelves if nothing
 * is filtered.
 */
export async function loadHall(page: Page, search: HallSearch): Promise<HallData> {
  const lang = page.state.locale;
  const isUnfiltered = isUnfilteredHall(search);
  const [games, categories, banners, notices, shelves] = await Promise.all([
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
  ]);
  const count = games.count ?? 0;
  const lastPage = Math.max(1, Math.ceil(count / LIMITS.hallPageSize));
  if (search.page > lastPage) return loadHall(page, { ...search, page: lastPage });
  const toCards = createCardGames();
  const shown = listOf(banners);
  const offered = [...shelves.flatMap((shelf) => shelf.games), ...listOf(games)];
  const popular = isUnfiltered && count > 0 ? [] : await loadPopular(page, count, listOf(games));
  return {
    search,
    banners: isUnfiltered && shown.length === 0 ? leadBanner(page, offered) : shown,
    notices: listOf(notices),
    categories: listOf(categories),
    shelves: shelves.map(({ limit: _limit, games: found, ...shelf }) => ({ ...shelf, games: toCards(found) })),
    games: toCards(listOf(games)),
    count,
    facets: games.facets,
    spelling: games.spelling,
    popular: toCards(popular),
  };
}
