import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { countBought, listBought } from '../purchase/public.ts';
import { openGame } from './open-game.ts';
import { requirePlayerId } from './player-queries.ts';
import { presentGamePurchase } from './present-game-purchase.ts';

/** Lists the caller's purchases in a game. */
export function listGamePurchases(services: Pick<Services, 'database' | 'cache'>): Handler<'listGamePurchases'> {
  const { db } = services.database;
  return async ({ applicationId, unacknowledged: isUnacknowledged, lang, limit, offset }, context) => {
    const session = requireSession(context);
    const { shop } = await openGame(services, applicationId, session);
    const pair = { applicationId: shop.id, userId: session.userId };
    const span = { ...pair, isUnacknowledged, limit, offset };
    const [count, rows, playerId] = await Promise.all([
      countBought(db, span),
      listBought(db, span),
      requirePlayerId(db, pair, new Date(context.clock())),
    ]);
    return { count, list: rows.map((row) => presentGamePurchase(row, playerId, lang)) };
  };
}
