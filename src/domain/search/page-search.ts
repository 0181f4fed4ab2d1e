import { readHallSearch } from './hall-search.ts';

/** What the search page looks through; `all` shows the best of each. */
export const SEARCH_GROUPS = ['all', 'games', 'help', 'news', 'papers'] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** What the search page shows, as its address says it. */
export interface PageSearch {
  readonly searchWord: string;
  readonly in: SearchGroup;
  readonly page: number;
}

/** Reads the search page's parameters; whatever does not parse becomes the default, as in the hall. */
export function readPageSearch(parameters: Readonly<Record<string, unknown>>): PageSearch {
  const { searchWord, page } = readHallSearch(parameters);
  const group = SEARCH_GROUPS.find((known) => known === parameters.in) ?? 'all';
  return { searchWord, in: group, page: group === 'all' ? 1 : page };
}

/** The address query of a search, without defaults; empty text where nothing is searched for. */
export function pageSearchQuery({ searchWord, in: group, page }: PageSearch): string {
  const query = new URLSearchParams();
  if (searchWord !== '') query.set('searchWord', searchWord);
  if (group !== 'all') query.set('in', group);
  if (page !== 1 && searchWord !== '') query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
