import { isForYounger } from '../../api/call-audience.ts';
import type { Handler } from '../../api/handler.ts';
import { findMatches } from '../../db/find-matches.ts';
import type { Services } from '../../services.ts';
import { findSummaries } from './application-queries.ts';
import { filterApplications, type ListRequest } from './filter-queries.ts';
import { presentSummary } from './present-summary.ts';

/** Lists published applications by any combination of filters in the requested order; ties by ID. */
export function listApplications({ database, cache }: Services): Handler<'listApplications'> {
  const db = database.readDb;
  const find = async (request: ListRequest, isYounger: boolean) => {
    const { search, category, platform, lang } = request;
    // Whitespace alone is not a search.
    const searched = search
      ? await findMatches(db, { query: search, lang, category, platform, isForYounger: isYounger })
      : undefined;
    const { ids, total } = await filterApplications(db, request, { searched, isYounger });
    const summaries = await findSummaries(db, ids, lang);
    return { count: total, list: summaries.map(presentSummary) };
  };
  return (request, context) => {
    const isYounger = isForYounger(context);
    return cache.read(`list ${JSON.stringify([isYounger, request])}`, () => find(request, isYounger));
  };
}
