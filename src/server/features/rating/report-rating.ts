import type { reportRating } from '#contract/rating/endpoints.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { lockShownRating, writeReport } from './rating-mark-queries.ts';
import { requireNotAuthor, requireRater, requireRating } from './rating-policy.ts';
import { holdRater } from './rating-queries.ts';

/** Puts somebody else's rating before the operators. */
export function createReportRating({
  database: { db },
  limits,
}: Pick<Services, 'database' | 'limits'>): Handler<typeof reportRating> {
  return async ({ ratingId, reason, note }, context) => {
    const { userId } = requireSession(context);
    await limits.count('ratingMarks', userId);
    await db.transaction().execute(async (trx) => {
      requireRater(await holdRater(trx, userId));
      requireNotAuthor(requireRating(await lockShownRating(trx, ratingId)), userId);
      await writeReport(trx, { ratingId, userId, reason, note, now: new Date(context.clock()) });
    });
    return { result: true };
  };
}
