import { ApiError } from '#contract/errors.ts';
import type { listReceivedRatings } from '#contract/rating/developer-endpoints.ts';
import { summariseRatings } from '#domain/rating-mean.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findOwnNumber } from '../application/own-application-queries.ts';
import { presentReceivedRating } from './present-rating.ts';
import { listReceivedRows } from './received-rating-queries.ts';
import { sumRatingCounts } from './total-queries.ts';

/** What players say of the own games. */
export function createListReceivedRatings({
  database: { db },
}: Pick<Services, 'database'>): Handler<typeof listReceivedRatings> {
  const findNumber = async (userId: number, applicationId: string) => {
    const own = await findOwnNumber(db, { userId, applicationId });
    if (own === undefined) throw new ApiError(50004, { fields: { applicationId: 'field.unknown' } });
    return own;
  };
  return async ({ applicationId: appId, ...filter }, context) => {
    const { userId: developerId } = requireSession(context);
    const applicationId = appId === undefined ? undefined : await findNumber(developerId, appId);
    const [{ count, rows }, counts] = await Promise.all([
      listReceivedRows(db, { ...filter, developerId, applicationId }),
      sumRatingCounts(db, { developerId, applicationId }),
    ]);
    return { count, list: rows.map(presentReceivedRating), summary: summariseRatings(counts) };
  };
}
