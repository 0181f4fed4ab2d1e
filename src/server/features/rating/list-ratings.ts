import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { summariseRatings } from '#domain/rating/rating-mean.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { findApplicationRow, requireVisible } from '../catalogue/public.ts';
import { presentRating } from './present-rating.ts';
import { listShownRatings } from './rating-list-queries.ts';
import { readPlace, writePlace } from './rating-place.ts';

/** Lists a page of a game's ratings. */
export function listRatings({ database }: Pick<Services, 'database'>): Handler<'listRatings'> {
  const db = database.readDb;
  return async ({ applicationId, sort, after, limit, ...filter }, { session }) => {
    const place = after === undefined ? undefined : readPlace(after, sort);
    if (after !== undefined && place === undefined) {
      throw new ApiError(ERROR.invalidFormat, { fields: { after: 'field.invalid' } });
    }
    const game = requireVisible(await findApplicationRow(db, applicationId));
    // One extra row shows whether there is another page.
    const found = await listShownRatings(db, {
      ...filter,
      applicationId: game.id,
      sort,
      after: place,
      limit: limit + 1,
      userId: session?.userId ?? null,
    });
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    return {
      summary: summariseRatings(game.rating_counts),
      list: rows.map(presentRating),
      next: found.length > limit && last !== undefined ? writePlace(last, sort) : null,
    };
  };
}
