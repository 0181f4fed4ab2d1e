import { needsAgeConfirmation } from '#domain/age/age-gate.ts';
import { isForYounger } from '../../api/call-audience.ts';
import type { Handler } from '../../api/handler.ts';
import { searchApplicationIds } from '../../db/search-applications.ts';
import type { Services } from '../../services.ts';
import { findSummaries } from './application-queries.ts';

/** Suggests games for a partial input, best match first. */
export function suggestApplications({ database, cache }: Services): Handler<'suggestApplications'> {
  const db = database.readDb;
  return ({ search, lang, limit }, context) => {
    const options = { query: search, lang, limit, offset: 0, isForYounger: isForYounger(context) };
    return cache.read(`suggest ${JSON.stringify(options)}`, async () => {
      const { ids, count } = await searchApplicationIds(db, options);
      const rows = await findSummaries(db, ids, lang);
      const list = rows.map((row) => ({
        applicationId: row.app_id,
        name: row.name,
        icon: row.icon,
        company: row.company,
        ...(needsAgeConfirmation({ ageRating: row.age_rating, category: row.category }) && { adult: true as const }),
      }));
      return { count, list };
    });
  };
}
