import type { Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { type ApplicationRow, findApplicationRow, requireVisible } from '../catalogue/public.ts';
import { isHeldBack } from './burst-queries.ts';
import { notifyOfRating } from './notify-decision.ts';
import { presentOwnRating } from './present-rating.ts';
import { requireMayRate, requireRater, requireRating, requireState } from './rating-policy.ts';
import { findOwnRating, hasPlayed, lockOwnRating, lockRater, type NewRating, writeRating } from './rating-queries.ts';

/** Creates or changes a rating; an unchanged one is not written. */
export function saveRating({ database: { db }, limits }: Pick<Services, 'database' | 'limits'>): Handler<'saveRating'> {
  return async ({ applicationId, ...said }, context) => {
    const session = requireSession(context);
    const game = requireVisible(await findApplicationRow(db, applicationId));
    const pair = { applicationId: game.id, userId: session.userId };
    requireMayRate({ session, developerId: game.developer_id, hasPlayed: await hasPlayed(db, pair) });
    await limits.count('ratings', session.userId);
    const now = new Date(context.clock());
    await db.transaction().execute((trx) => write(trx, game, { ...pair, ...said, now }));
    return { rating: presentOwnRating(requireRating(await findOwnRating(db, pair))) };
  };
}

async function write(trx: Transaction<Schema>, game: ApplicationRow, rating: Omit<NewRating, 'heldAt'>): Promise<void> {
  requireRater(await lockRater(trx, rating.userId));
  const before = await lockOwnRating(trx, rating);
  requireState(before?.removed_at == null);
  if (before?.stars === rating.stars && before.words === rating.words) return;
  const isHeld = before === undefined && (await isHeldBack(trx, rating));
  const written = await writeRating(trx, { ...rating, heldAt: isHeld ? rating.now : null });
  // The game was deleted after it was looked up.
  if (written === undefined) throw new ApiError(ERROR.applicationNotFound);
  if (!written.is_new || isHeld) return;
  await notifyOfRating(trx, game, rating);
}
