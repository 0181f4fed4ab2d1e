import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { readVisibleGame } from '../catalogue/public.ts';
import { presentOwnRating } from './present-rating.ts';
import { findRatingObstacle } from './rating-policy.ts';
import { findOwnRating, hasPlayed } from './rating-queries.ts';

/** Returns the caller's rating of a game, and what prevents rating it, if anything. */
export function getOwnRating(services: Pick<Services, 'database' | 'cache'>): Handler<'getOwnRating'> {
  const { db } = services.database;
  return async ({ applicationId }, context) => {
    const session = requireSession(context);
    const game = await readVisibleGame(services, applicationId);
    const pair = { applicationId: game.id, userId: session.userId };
    const [own, isKnown] = await Promise.all([findOwnRating(db, pair), hasPlayed(db, pair)]);
    const obstacle = findRatingObstacle({ session, developerId: game.developer_id, hasPlayed: isKnown });
    return { rating: own === undefined ? null : presentOwnRating(own), obstacle };
  };
}
