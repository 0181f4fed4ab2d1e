import { readHallSearch } from './hall-search.ts';

/** The groups of the search page; `all` shows the best of each. */
export const SEARCH_GROUPS = ['all', 'games', 'help', 'news', 'papers'] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** The state of the search page, as in its address. */
export interface PageSearch {
  readonly searchWord: string;
  readonly in: SearchGroup;
  readonly page: number;
}

/** Parses the search page's parameters; malformed ones become the default, as in the hall. */
export function readPageSearch(parameters: Readonly<Record<string, unknown>>): PageSearch {
  const { searchWord, page } = readHallSearch(parameters);
  const group = SEARCH_GROUPS.find((known) => known === parameters.in) ?? 'all';
  return { searchWord, in: group, page: group === 'all' ? 1 : page };
}

/** The address query of a search, without defaults; empty for an empty search. */
export function pageSearchQuery({ searchWord, in: group, page }: PageSearch): string {
  const query = new URLSearchParams();
  if (searchWord !== '') query.set('searchWord', searchWord);
  if (group !== 'all') query.set('in', group);
  if (page !== 1 && searchWord !== '') query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
