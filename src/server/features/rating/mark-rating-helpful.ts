import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { lockShownRating, writeVote } from './rating-mark-queries.ts';
import { requireNotAuthor, requireRater, requireRating } from './rating-policy.ts';
import { lockRater } from './rating-queries.ts';

/** Marks another player's rating as helpful, or withdraws that. */
export function markRatingHelpful({
  database: { db },
  limits,
}: Pick<Services, 'database' | 'limits'>): Handler<'markRatingHelpful'> {
  return async ({ ratingId, isHelpful }, context) => {
    const { userId } = requireSession(context);
    await limits.count('ratingMarks', userId);
    const helpfulCount = await db.transaction().execute(async (trx) => {
      requireRater(await lockRater(trx, userId));
      requireNotAuthor(requireRating(await lockShownRating(trx, ratingId)), userId);
      return writeVote(trx, { ratingId, userId }, isHelpful);
    });
    return { helpfulCount };
  };
}
