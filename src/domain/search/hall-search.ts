import { isCategoryCode } from '#contract/values/categories.ts';
import { HALL_DEFAULTS, LIMITS } from '#contract/values/limits.ts';
import { SORT_TYPE, type SortType } from '#contract/values/page-states.ts';
import { formatQuery } from '../page/format-query.ts';
import { FILTER_NAMES, filterParameters, type GameFilters, pickFilters, readGameFilters } from './game-filters.ts';

/** The paths (without language prefix) of the hall. */
export const HALL_PATHS: readonly string[] = ['/', '/index_v2'];

/** The state of the hall, as in its address (R2.35-R2.38), with filters that are added. */
export interface HallSearch extends GameFilters {
  readonly page: number;
  readonly gameCategory: number;
  readonly gameSortType: SortType;
  readonly searchWord: string;
}

/** In the order the hall offers them. */
export const HALL_SORT_TYPES: readonly SortType[] = [
  SORT_TYPE.recommended,
  SORT_TYPE.trending,
  SORT_TYPE.topRated,
  SORT_TYPE.newest,
  SORT_TYPE.mostPlayed,
  SORT_TYPE.mostViewed,
  SORT_TYPE.name,
];

/** The deepest page that can be requested; beyond the end the hall shows its last page. */
const DEEPEST_PAGE = 10_000;

function readWholeNumber(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function readText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return HALL_DEFAULTS.searchWord;
  return [...String(value).replaceAll('\0', '').trim()].slice(0, LIMITS.searchTextLength).join('').trimEnd();
}

/** Parses the hall's parameters; malformed ones become the default (O20). */
export function readHallSearch(parameters: Readonly<Record<string, unknown>>): HallSearch {
  const page = readWholeNumber(parameters.page);
  const category = readWholeNumber(parameters.gameCategory);
  const sortType = readWholeNumber(parameters.gameSortType);
  return {
    page: page === undefined || page < 1 ? HALL_DEFAULTS.page : Math.min(page, DEEPEST_PAGE),
    gameCategory: category !== undefined && isCategoryCode(category) ? category : HALL_DEFAULTS.gameCategory,
    gameSortType: HALL_SORT_TYPES.find((type) => type === sortType) ?? HALL_DEFAULTS.gameSortType,
    searchWord: readText(parameters.searchWord),
    ...readGameFilters(parameters),
  };
}

/** The address query of a hall view, without defaults (R2.39): `?page=2`, or an empty text. */
export function hallQuery(search: Partial<HallSearch>): string {
  const query = new URLSearchParams();
  const names = ['page', 'gameCategory', 'gameSortType', 'searchWord'] as const;
  for (const name of names) {
    const value = search[name];
    if (value !== undefined && value !== HALL_DEFAULTS[name]) query.set(name, String(value));
  }
  for (const [name, value] of filterParameters(search)) query.set(name, value);
  return formatQuery(query);
}

/** Choosing a category resets page, sort and search word (R2.40). Filters stay. */
export function searchOfCategory(gameCategory: number, filters: GameFilters = {}): HallSearch {
  return { ...HALL_DEFAULTS, gameCategory, ...pickFilters(filters) };
}

/** True for the hall in its initial state, which shows shelves besides the grid. */
export function isUnfilteredHall(search: HallSearch): boolean {
  return hallQuery(search) === '';
}

/**
 * The canonical query of an address whose hall parameters include defaults or malformed filters, or null if it is already
 * canonical: `?page=1&a=b` becomes `?a=b` (decisions.md, "Pages").
 */
export function stripHallDefaults(query: URLSearchParams): string | null {
  const kept = new URLSearchParams(query);
  for (const [name, value] of Object.entries(HALL_DEFAULTS)) {
    if (query.getAll(name).length === 1 && query.get(name) === String(value)) kept.delete(name);
  }
  const filters = readGameFilters(Object.fromEntries(query));
  for (const name of FILTER_NAMES) if (filters[name] === undefined) kept.delete(name);
  return kept.size === query.size ? null : formatQuery(kept);
}
