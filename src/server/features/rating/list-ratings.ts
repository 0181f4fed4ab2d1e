import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { summariseRatings } from '#domain/rating/rating-mean.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { readVisibleGame } from '../catalogue/public.ts';
import { presentRating } from './present-rating.ts';
import { listShownRatings } from './rating-list-queries.ts';
import { readPlace, writePlace } from './rating-place.ts';
import { findRatingCounts } from './total-queries.ts';

/** Lists a page of a game's ratings. */
export function listRatings(services: Pick<Services, 'database' | 'cache'>): Handler<'listRatings'> {
  const db = services.database.readDb;
  return async ({ applicationId, sort, after, limit, ...filter }, { session }) => {
    const place = after === undefined ? undefined : readPlace(after, sort);
    if (after !== undefined && place === undefined) {
      throw new ApiError(ERROR.invalidFormat, { fields: { after: 'field.invalid' } });
    }
    const game = await readVisibleGame(services, applicationId);
    const choice = { ...filter, applicationId: game.id, sort, after: place, userId: session?.userId ?? null };
    const [counts, found] = await Promise.all([
      findRatingCounts(db, game.id),
      // One extra row shows whether there is another page.
      listShownRatings(db, { ...choice, limit: limit + 1 }),
    ]);
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    return {
      summary: summariseRatings(counts),
      list: rows.map(presentRating),
      next: found.length > limit && last !== undefined ? writePlace(last, sort) : null,
    };
  };
}
