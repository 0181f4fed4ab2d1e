import { HALL_DEFAULTS } from '#contract/values/limits.ts';
import type { SortType } from '#contract/values/page-states.ts';
import { formatQuery } from '../page/format-query.ts';
import { filterParameters, type GameFilters } from './game-filters.ts';
import { readHallSearch } from './hall-search.ts';

/** The groups of the search page; `all` shows the best of each. */
export const SEARCH_GROUPS = ['all', 'games', 'help', 'news', 'papers'] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** The state of the search page, as in its address. Filters and order are those of the games. */
export interface PageSearch extends GameFilters {
  readonly searchWord: string;
  readonly in: SearchGroup;
  readonly page: number;
  /** By relevance, unless another order is chosen. */
  readonly gameSortType: SortType;
}

/** Parses the search page's parameters; malformed ones become the default, as in the hall. */
export function readPageSearch(parameters: Readonly<Record<string, unknown>>): PageSearch {
  const { searchWord, page, gameSortType, gameCategory: _ofHall, ...filters } = readHallSearch(parameters);
  const group = SEARCH_GROUPS.find((known) => known === parameters.in) ?? 'all';
  const shared = { searchWord, in: group, page: group === 'all' ? 1 : page };
  return group === 'games' ? { ...shared, gameSortType, ...filters } : { ...shared, gameSortType: RELEVANCE };
}

const RELEVANCE = HALL_DEFAULTS.gameSortType;

/** The address query of a search, without defaults; empty for an empty search. */
export function pageSearchQuery({ searchWord, in: group, page, gameSortType, ...filters }: PageSearch): string {
  const query = new URLSearchParams();
  if (searchWord !== '') query.set('searchWord', searchWord);
  if (group !== 'all') query.set('in', group);
  if (page !== 1 && searchWord !== '') query.set('page', String(page));
  if (group === 'games') {
    if (gameSortType !== RELEVANCE) query.set('gameSortType', String(gameSortType));
    for (const [name, value] of filterParameters(filters)) query.set(name, value);
  }
  return formatQuery(query);
}

/** A search for a word in everything. */
export function searchOfWord(searchWord: string): PageSearch {
  return { searchWord, in: 'all', page: 1, gameSortType: RELEVANCE };
}
