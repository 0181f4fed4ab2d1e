import { isForYounger } from '../../api/call-audience.ts';
import type { Handler } from '../../api/handler.ts';
import { searchApplicationIds } from '../../db/search-applications.ts';
import type { Services } from '../../services.ts';
import { findSummaries } from './application-queries.ts';
import { filterApplications, type ListRequest } from './filter-queries.ts';
import { presentSummary } from './present-summary.ts';

/** The maximum number of search matches to which further filters are applied. */
const SEARCHED_MAX = 1000;

/** Lists published applications by any combination of filters in the requested order; ties by ID. */
export function listApplications({ database, cache }: Services): Handler<'listApplications'> {
  const db = database.readDb;
  const find = async (request: ListRequest, isYounger: boolean) => {
    const { search, lang } = request;
    // Whitespace alone is not a search.
    const found = search
      ? await searchApplicationIds(db, { query: search, lang, limit: SEARCHED_MAX, offset: 0, isForYounger: isYounger })
      : undefined;
    const { ids, total } = await filterApplications(db, request, { searched: found?.ids, isYounger });
    const summaries = await findSummaries(db, ids, lang);
    return { count: total, list: summaries.map(presentSummary) };
  };
  return (request, context) => {
    const isYounger = isForYounger(context);
    return cache.read(`list ${JSON.stringify([isYounger, request])}`, () => find(request, isYounger));
  };
}
