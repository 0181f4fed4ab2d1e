import { LIBRARY_LISTS, LIBRARY_SORTS, type LibraryList, type LibrarySort } from '#contract/library/lists.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { readPageNumber } from '#web/kit/list/page-number.ts';

/** The view of a library page, as in its address. */
export interface LibraryAddress {
  readonly list: LibraryList;
  readonly sort: LibrarySort;
  /** Trimmed; empty: all games. */
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

const USUAL: LibraryAddress = { list: 'favourites', sort: 'latest', search: '', page: 1 };
const NAMES = ['list', 'sort', 'search', 'page'] as const;

/** Parses the address of a library; invalid values fall back to defaults. */
export function readLibraryAddress(values: Readonly<Record<string, unknown>>): LibraryAddress {
  return {
    list: LIBRARY_LISTS.find((list) => list === values.list) ?? USUAL.list,
    sort: LIBRARY_SORTS.find((sort) => sort === values.sort) ?? USUAL.sort,
    search: readSearch(values.search),
    page: readPageNumber(values.page),
  };
}

/** Ignores texts that are not searchable. */
function readSearch(value: unknown): string {
  if (typeof value !== 'string' || value.includes('\u0000')) return '';
  return [...value.toWellFormed().trim()].slice(0, LIMITS.searchTextLength).join('').trim();
}

/** The query string, without defaults. */
export function libraryQuery(address: Partial<LibraryAddress>): string {
  const query = new URLSearchParams();
  for (const name of NAMES) {
    const value = address[name];
    if (value !== undefined && value !== USUAL[name]) query.set(name, String(value));
  }
  return query.size === 0 ? '' : `?${query}`;
}
