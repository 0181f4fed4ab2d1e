import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { findApplicationRow } from '../catalogue/public.ts';
import { countRatingQueues, type OperatorRatingRow, selectOperatorRatings } from './operator-rating-queries.ts';
import { presentOperatorRating } from './present-rating.ts';
import { type RatingPlace, splitPlace } from './rating-place.ts';

/** Lists a page of ratings for operators: those awaiting a decision, removed ones, or all. */
export function listAllRatings({ database: { db } }: Pick<Services, 'database'>): Handler<'listAllRatings'> {
  return async ({ after, limit, ...filter }) => {
    const { applicationId } = filter;
    if (applicationId !== undefined && (await findApplicationRow(db, applicationId)) === undefined) {
      throw new ApiError(ERROR.applicationNotFound, { fields: { applicationId: 'field.unknown' } });
    }
    // One extra row shows whether there is another page.
    const page = { ...filter, after: after === undefined ? undefined : readPlace(after), limit: limit + 1 };
    const { queue: _queue, ...asked } = filter;
    const [counts, listed] = await Promise.all([countRatingQueues(db, asked), selectOperatorRatings(page).execute(db)]);
    const rows = listed.rows.slice(0, limit);
    const last = rows.at(-1);
    return {
      count: counts[filter.queue],
      counts,
      list: rows.map(presentOperatorRating),
      next: listed.rows.length > limit && last !== undefined ? writePlace(last) : null,
    };
  };
}

/** Encodes a rating's position in an operator list as a cursor: `value.id`. */
function writePlace({ place, id }: OperatorRatingRow): string {
  return `${place}.${id}`;
}

function readPlace(text: string): RatingPlace {
  const [value = 0, id = 0] = splitPlace(text);
  return { value, id };
}
