import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { requirePlayerId } from '../game/public.ts';
import { acknowledge, presentPurchase } from './purchase-queries.ts';

/** A game server confirms delivery of a purchase; only the first confirmation is recorded. */
export function acknowledgePurchase({ database: { db } }: Pick<Services, 'database'>): Handler<'acknowledgePurchase'> {
  return async ({ exchangeId }, context) => {
    const now = new Date(context.clock());
    const row = await acknowledge(db, { exchangeId, party: { sellerId: requireSession(context).userId } }, now);
    if (row === undefined) throw new ApiError(ERROR.orderOrDepositNotFound);
    const pair = { applicationId: row.application_id, userId: row.user_id };
    return presentPurchase(row, await requirePlayerId(db, pair, now));
  };
}
