import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { requirePlayerId } from '../game/public.ts';
import { findPurchase, presentPurchase } from './purchase-queries.ts';

/** Returns a purchase in one of the caller's games; those of other developers are reported as unknown. */
export function getPurchase({ database: { db } }: Pick<Services, 'database'>): Handler<'getPurchase'> {
  return async ({ exchangeId }, context) => {
    const row = await findPurchase(db, { exchangeId, party: { sellerId: requireSession(context).userId } });
    if (row === undefined) throw new ApiError(ERROR.orderOrDepositNotFound);
    const pair = { applicationId: row.application_id, userId: row.user_id };
    return presentPurchase(row, await requirePlayerId(db, pair, new Date(context.clock())));
  };
}
