import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { summariseRatings } from '#domain/rating/rating-mean.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findOwnNumber } from '../application/public.ts';
import { presentReceivedRating } from './present-rating.ts';
import { countReceivedRatings, type ReceivedFilter, selectReceivedRatings } from './received-rating-queries.ts';
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
    const count = async (those: ReceivedFilter) => {
      const { rows } = await countReceivedRatings(those).execute(db);
      return rows[0]?.count ?? 0;
    };
    const ofGames = { developerId, applicationId };
    const [counted, all, unanswered, listed, stars] = await Promise.all([
      count(filter),
      count(ofGames),
      // The number with a reply has no index, and reading it could take a million rows.
      count({ ...ofGames, isAnswered: false }),
      selectReceivedRatings(page).execute(db),
      sumRatingCounts(db, ofGames),
    ]);
    const rows = listed.rows.slice(0, limit);
    const last = rows.at(-1);
    return {
      count: counted,
      counts: { all, unanswered },
      list: rows.map(presentReceivedRating),
      next: listed.rows.length > limit && last !== undefined ? String(last.id) : null,
      summary: summariseRatings(stars),
    };
  };
}
