import type { RequestOf } from '#contract/endpoint.ts';
import { PLATFORM_FILTERS } from '#contract/values/game-filters.ts';
import { SORT_TYPE, type SortType } from '#contract/values/states.ts';
import { sortTags } from '#contract/values/tags.ts';
import { usualCurrency } from '#domain/money/usual-currency.ts';
import {
  type FilterName,
  type GameFilters,
  isFiltered,
  PLATFORM_FILTER_NAMES,
  pickFilters,
} from '#domain/search/game-filters.ts';
import { isForYounger } from '../../api/call-audience.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { EndpointNamed, Handler } from '../../api/handler.ts';
import { findSpelling } from '../../db/find-spelling.ts';
import { type SearchSort, searchApplicationIds } from '../../db/search-applications.ts';
import type { Services } from '../../services.ts';
import { countSorted, findSortedIds, type SortedPage, type StoredSort } from './application-queries.ts';
import { type ChosenPage, choosePage } from './choose-page.ts';
import { createMarkOwned } from './mark-owned.ts';
import { presentFacets } from './present-facets.ts';
import { readSummaryPage } from './summary-queries.ts';

/** Orders that need no facts; a search is sorted by relevance unless another order is requested. */
const SEARCH_SORTS = {
  [SORT_TYPE.newest]: 'newest',
  [SORT_TYPE.mostViewed]: 'viewed',
  [SORT_TYPE.recommended]: 'relevance',
  [SORT_TYPE.name]: 'name',
} as const satisfies Record<StoredSort, SearchSort>;

/** Filters combine freely, so their replies have room of their own: they would evict all others. */
const CHOSEN_REPLIES = 300;

/** The lists of the store. What the database has an index for is read from there, all else chosen by facts. */
export function listSortedApplications(services: Services): Handler<'listSortedApplications'> {
  const { database, cache } = services;
  const chosen = cache.branch(CHOSEN_REPLIES);
  const markOwned = createMarkOwned(services);
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
  const spell = ({
    search = '',
    lang,
    isForYounger: isYounger,
  }: Pick<ChosenPage, 'search' | 'lang' | 'isForYounger'>) =>
    findSpelling(database.readDb, { query: search, lang, isForYounger: isYounger });
  const read = ({ type: _type, platformId, facets, sortType, ...request }: ListRequest, context: CallContext) => {
    const { search, lang } = request;
    const currency = request.currency ?? usualCurrency(lang);
    const at = context.clock();
    const view = { lang, currency, at: new Date(at) };
    const filters = readFilters({ ...request, platformId });
    const page = { ...request, currency, sortType, isForYounger: isForYounger(context) };
    if (!facets && !isFiltered({ ...filters, platform: undefined }) && isStoredSort(sortType)) {
      const stored = { ...page, sortType, platform: platformId };
      return cache.read(`sorted ${JSON.stringify(stored)}`, async () =>
        readSummaryPage(database.readDb, await find(stored, search), view),
      );
    }
    const choice = { ...page, ...filters };
    const store = isFiltered(filters) ? chosen : cache;
    return store.read(`chosen ${JSON.stringify([choice, facets])}`, async () => {
      const found = await choosePage(services, { ...choice, at });
      const { ids, count } = found;
      const until = Number.isFinite(found.changesAt) ? found.changesAt : null;
      if (!facets) return readSummaryPage(database.readDb, { ids, count }, view, until);
      const spelling = found.isUnknown ? await spell(choice) : undefined;
      const beside = { facets: presentFacets(found, choice), ...(spelling !== undefined && { spelling }) };
      return readSummaryPage(database.readDb, { ids, count, ...beside }, view, until);
    });
  };
  return async (request, context) => markOwned(await read(request, context), context.session);
}

function isStoredSort(sortType: SortType): sortType is StoredSort {
  return sortType in SEARCH_SORTS;
}

type ListRequest = RequestOf<EndpointNamed<'listSortedApplications'>>;
type Filters = Pick<ListRequest, 'platformId' | Exclude<FilterName, 'platform'>>;

/** The filters of a call, in the form that has one cache key. */
function readFilters({ platformId, tags, ...others }: Filters): GameFilters {
  const platform = PLATFORM_FILTER_NAMES.find((name) => PLATFORM_FILTERS[name] === platformId);
  return { ...pickFilters(others), platform, tags: tags === undefined ? undefined : sortTags(tags) };
}
