import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findApplicationRow } from '../catalogue/public.ts';
import { requireState } from './rating-policy.ts';
import { deleteRatingRow, lockOwnRating } from './rating-queries.ts';

/**
 * Deletes the caller's rating, also of a game that has left the shelf; idempotent. One removed by an operator stays, so
 * that it cannot be rewritten.
 */
export function deleteRating({ database: { db } }: Pick<Services, 'database'>): Handler<'deleteRating'> {
  return async ({ applicationId }, context) => {
    const { userId } = requireSession(context);
    const game = await findApplicationRow(db, applicationId);
    if (game === undefined) throw new ApiError(ERROR.applicationNotFound);
    await db.transaction().execute(async (trx) => {
      const own = await lockOwnRating(trx, { applicationId: game.id, userId });
      if (own === undefined) return;
      requireState(own.removed_at === null);
      await deleteRatingRow(trx, own.id);
    });
    return { result: true };
  };
}
