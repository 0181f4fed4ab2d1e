import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { addRefundRequest, lockOrder } from '../order/public.ts';
import { presentSales } from './present-sale.ts';

/**
 * A developer requests the refund of a sale; operators decide, as for players' requests. A repeated request, by either
 * side, returns the order unchanged.
 */
export function requestSaleRefund({ database }: Pick<Services, 'database'>): Handler<'requestSaleRefund'> {
  return async ({ orderId, reason, lang }, context) => {
    const { userId } = requireSession(context);
    const now = new Date(context.clock());
    const order = await database.db.transaction().execute(async (trx) => {
      const sold = await lockOrder(trx, orderId);
      if (sold === undefined || sold.seller_id !== userId) throw new ApiError(ERROR.orderOrDepositNotFound);
      return addRefundRequest(trx, sold, { requesterId: userId, reason, at: now });
    });
    const [sale] = await presentSales(database.db, [order], { lang, now });
    if (sale === undefined) throw new Error('an order is presented as one sale');
    return sale;
  };
}
