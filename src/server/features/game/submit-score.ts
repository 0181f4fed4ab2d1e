import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { openGame } from './open-game.ts';
import { presentScore } from './present-score.ts';
import { findScore, writeScore } from './score-queries.ts';

/** Submits a player's score; `parameterError` if the player is on too many boards. */
export function submitScore(services: Pick<Services, 'database' | 'cache' | 'limits'>): Handler<'submitScore'> {
  const { db } = services.database;
  return async ({ applicationId, board, score }, context) => {
    const session = requireSession(context);
    const { userId } = session;
    const { shop } = await openGame(services, applicationId, session);
    await services.limits.count('gameScores', userId);
    const place = { applicationId: shop.id, board, userId };
    const isBest = await writeScore(db, { ...place, score, now: new Date(context.clock()) });
    const own = await findScore(db, place);
    if (own === undefined) throw new ApiError(ERROR.parameterError, { fields: { board: 'field.invalid' } });
    return { isBest, entry: presentScore(own, userId) };
  };
}
