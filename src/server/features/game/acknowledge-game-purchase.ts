import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { acknowledge } from '../purchase/public.ts';
import { requirePlayerId } from './player-queries.ts';
import { presentGamePurchase } from './present-game-purchase.ts';

/** Records that a game delivered a purchase. Another player's purchase is reported as unknown. */
export function acknowledgeGamePurchase({
  database: { db },
}: Pick<Services, 'database'>): Handler<'acknowledgeGamePurchase'> {
  return async ({ exchangeId, lang }, context) => {
    const { userId } = requireSession(context);
    const now = new Date(context.clock());
    const row = await acknowledge(db, { exchangeId, party: { playerId: userId } }, now);
    if (row === undefined) throw new ApiError(ERROR.orderOrDepositNotFound);
    const playerId = await requirePlayerId(db, { applicationId: row.application_id, userId }, now);
    return presentGamePurchase(row, playerId, lang);
  };
}
