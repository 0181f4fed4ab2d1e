import { usualCurrency } from '#domain/money/usual-currency.ts';
import { isForYounger } from '../../api/call-audience.ts';
import type { Handler } from '../../api/handler.ts';
import { findMatches } from '../../db/find-matches.ts';
import type { Services } from '../../services.ts';
import { filterApplications, type ListRequest } from './filter-queries.ts';
import { createMarkOwned } from './mark-owned.ts';
import { readSummaryPage } from './summary-queries.ts';

/** Lists published applications by any combination of filters in the requested order; ties by ID. */
export function listApplications(services: Services): Handler<'listApplications'> {
  const { cache } = services;
  const db = services.database.readDb;
  const markOwned = createMarkOwned(services);
  const find = async (request: ListRequest, isYounger: boolean) => {
    const { search, category, platform, lang } = request;
    // Whitespace alone is not a search.
    const searched = search
      ? await findMatches(db, { query: search, lang, category, platform, isForYounger: isYounger })
      : undefined;
    const { ids, total } = await filterApplications(db, request, { searched, isYounger });
    return { ids, count: total };
  };
  return async ({ currency, ...request }, context) => {
    const isYounger = isForYounger(context);
    const view = { lang: request.lang, currency: currency ?? usualCurrency(request.lang) };
    const key = `list ${JSON.stringify([isYounger, request, view.currency])}`;
    const reply = await cache.read(key, async () =>
      readSummaryPage(db, await find(request, isYounger), { ...view, at: new Date(context.clock()) }),
    );
    return markOwned(reply, context.session);
  };
}
