import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { requestOrderRefund as endpoint } from '#contract/order/endpoints.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import { runOnce } from '../../api/run-once.ts';
import type { Services } from '../../services.ts';
import { lockOrder } from './order-queries.ts';
import { presentOrder } from './present-order.ts';
import { addRefundRequest } from './refund-request-queries.ts';

/** A player requests a refund of an order. A repeated request returns the order unchanged, also after the decision. */
export function requestOrderRefund({ database }: Pick<Services, 'database'>): Handler<'requestOrderRefund'> {
  return async (request, context) => {
    const { userId } = requireSession(context);
    const { orderId, reason, lang } = request;
    return runOnce(database.db, { endpoint, request, context }, async (trx) => {
      const order = await lockOrder(trx, orderId);
      if (order === undefined || order.user_id !== userId) throw new ApiError(ERROR.orderOrDepositNotFound);
      const asked = { requesterId: userId, reason, lang, at: new Date(context.clock()) };
      return presentOrder(await addRefundRequest(trx, order, asked), lang);
    });
  };
}
