import type { suggestApplications } from '#contract/application/endpoints.ts';
import type { Handler } from '../../api/handler.ts';
import { searchApplicationIds } from '../../db/search-applications.ts';
import type { Services } from '../../services.ts';
import { findSummaries } from './application-queries.ts';

/** Games that match what has been typed so far, the best first. */
export function createSuggestApplications({ database, cache }: Services): Handler<typeof suggestApplications> {
  const db = database.readDb;
  return ({ search, lang, limit }) =>
    cache.read(`suggest ${JSON.stringify([search, lang, limit])}`, async () => {
      const { ids, count } = await searchApplicationIds(db, { query: search, lang, limit, offset: 0 });
      const rows = await findSummaries(db, ids, lang);
      const list = rows.map((row) => ({
        applicationId: row.app_id,
        name: row.name,
        icon: row.icon,
        company: row.company,
      }));
      return { count, list };
    });
}
