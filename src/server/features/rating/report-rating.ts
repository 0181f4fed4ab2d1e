import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { lockShownAnswer, lockShownRating, writeReport } from './rating-mark-queries.ts';
import { requireNotAuthor, requireRater, requireRating } from './rating-policy.ts';
import { lockRater } from './rating-queries.ts';

/** Reports another user's rating or answer to the operators. */
export function reportRating({
  database: { db },
  limits,
}: Pick<Services, 'database' | 'limits'>): Handler<'reportRating'> {
  return async ({ ratingId, about, reason, note }, context) => {
    const { userId } = requireSession(context);
    await limits.count('ratingMarks', userId);
    await db.transaction().execute(async (trx) => {
      requireRater(await lockRater(trx, userId));
      const lock = about === 'rating' ? lockShownRating : lockShownAnswer;
      requireNotAuthor(requireRating(await lock(trx, ratingId)), userId);
      await writeReport(trx, { ratingId, userId, about, reason, note, now: new Date(context.clock()) });
    });
    return { result: true };
  };
}
