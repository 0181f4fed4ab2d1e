import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { summariseRatings } from '#domain/rating/rating-mean.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findOwnNumber } from '../application/public.ts';
import { presentReceivedRating } from './present-rating.ts';
import { countReceivedRatings, selectReceivedRatings } from './received-rating-queries.ts';
import { sumRatingCounts } from './total-queries.ts';

/** Lists a page of the ratings of the caller's games. */
export function listReceivedRatings({ database: { db } }: Pick<Services, 'database'>): Handler<'listReceivedRatings'> {
  const findNumber = async (userId: number, applicationId: string) => {
    const own = await findOwnNumber(db, { userId, applicationId });
    if (own === undefined) {
      throw new ApiError(ERROR.applicationNotFound, { fields: { applicationId: 'field.unknown' } });
    }
    return own;
  };
  return async ({ applicationId: appId, lang, limit, after, ...narrowed }, context) => {
    const { userId: developerId } = requireSession(context);
    const applicationId = appId === undefined ? undefined : await findNumber(developerId, appId);
    const filter = { ...narrowed, developerId, applicationId };
    // One extra row shows whether there is another page.
    const page = { ...filter, lang, limit: limit + 1, after: after === undefined ? undefined : Number(after) };
    const [counted, listed, counts] = await Promise.all([
      countReceivedRatings(filter).execute(db),
      selectReceivedRatings(page).execute(db),
      sumRatingCounts(db, { developerId, applicationId }),
    ]);
    const rows = listed.rows.slice(0, limit);
    const last = rows.at(-1);
    return {
      count: counted.rows[0]?.count ?? 0,
      list: rows.map(presentReceivedRating),
      next: listed.rows.length > limit && last !== undefined ? String(last.id) : null,
      summary: summariseRatings(counts),
    };
  };
}
