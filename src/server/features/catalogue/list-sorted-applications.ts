import { SORT_TYPE, type SortType } from '#contract/values/states.ts';
import { isForYounger } from '../../api/call-audience.ts';
import type { Handler } from '../../api/handler.ts';
import { type SearchSort, searchApplicationIds } from '../../db/search-applications.ts';
import type { Services } from '../../services.ts';
import { countSorted, findSortedIds, findSummaries, type SortedPage } from './application-queries.ts';
import { presentSummary } from './present-summary.ts';

const SEARCH_SORTS = {
  [SORT_TYPE.newest]: 'newest',
  [SORT_TYPE.mostViewed]: 'viewed',
  [SORT_TYPE.recommended]: 'relevance',
  [SORT_TYPE.name]: 'name',
} as const satisfies Record<SortType, SearchSort>;

/** The lists of the store. A search is sorted by relevance unless another order is requested. */
export function listSortedApplications({ database, cache }: Services): Handler<'listSortedApplications'> {
  const find = async (page: SortedPage, search: string | undefined) => {
    // Whitespace alone is not a search.
    if (!search) {
      const [ids, count] = await Promise.all([
        findSortedIds(database.readDb, page),
        countSorted(database.readDb, page),
      ]);
      return { ids, count };
    }
    return searchApplicationIds(database.readDb, { ...page, query: search, sort: SEARCH_SORTS[page.sortType] });
  };
  return ({ category, sortType, platformId, limit, offset, search, lang }, context) => {
    const page = { category, sortType, platform: platformId, limit, offset, lang, isForYounger: isForYounger(context) };
    return cache.read(`sorted ${JSON.stringify([page, search])}`, async () => {
      const { ids, count } = await find(page, search);
      const rows = await findSummaries(database.readDb, ids, lang);
      return { count, list: rows.map(presentSummary) };
    });
  };
}
