import { ApiError } from '#contract/errors.ts';
import type { listAllRatings } from '#contract/rating/operator-endpoints.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { findApplicationRow } from '../catalogue/application-queries.ts';
import { listOperatorRatings } from './operator-rating-queries.ts';
import { presentOperatorRating } from './present-rating.ts';

/** Ratings for operators: what waits for a decision, what was removed, or all. */
export function createListAllRatings({ database: { db } }: Pick<Services, 'database'>): Handler<typeof listAllRatings> {
  return async (filter) => {
    const { applicationId } = filter;
    if (applicationId !== undefined && (await findApplicationRow(db, applicationId)) === undefined) {
      throw new ApiError(50004, { fields: { applicationId: 'field.unknown' } });
    }
    const { count, rows } = await listOperatorRatings(db, filter);
    return { count, list: rows.map(presentOperatorRating) };
  };
}
