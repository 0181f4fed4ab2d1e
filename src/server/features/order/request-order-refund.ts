import { ApiError } from '#contract/errors.ts';
import { requestOrderRefund } from '#contract/order/endpoints.ts';
import { PAYMENT_STATUS } from '#contract/states.ts';
import { paymentStatus } from '#domain/state-machines/payment-status.ts';
import { move } from '#domain/state-machines/state-machine.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import { runOnce } from '../../api/run-once.ts';
import type { Row } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/audit-queries.ts';
import { changeOrder, lockOrder } from './order-queries.ts';
import { presentOrder } from './present-order.ts';

/**
 * A player asks for an order to be refunded. It is asked for once: asked again, also after the decision, it answers how
 * the order stands.
 */
export function createRequestOrderRefund({ database }: Pick<Services, 'database'>): Handler<typeof requestOrderRefund> {
  return async (request, context) => {
    const { userId } = requireSession(context);
    const { orderId, reason, lang } = request;
    return runOnce(database.db, { endpoint: requestOrderRefund, request, context }, async (trx) => {
      const order = await lockOrder(trx, orderId);
      if (order === undefined || order.user_id !== userId) throw new ApiError(50015);
      if (isSettled(order)) return presentOrder(order, lang);
      // Nothing was paid for it, so there is nothing to give back.
      if (order.amount_minor === 0) throw new ApiError(70000);
      const result = move(paymentStatus, order.status, PAYMENT_STATUS.refundInProgress);
      if (!result.isAllowed) throw new ApiError(result.code);
      const asked = { status: result.to, lang, refund_reason: reason, refund_requested_at: new Date(context.clock()) };
      const changed = await changeOrder(trx, orderId, asked);
      const details = { from: order.status, to: changed.status };
      await writeAudit(trx, { actorUserId: userId, action: 'order.ask_refund', subject: `order:${orderId}`, details });
      return presentOrder(changed, lang);
    });
  };
}

function isSettled({ refund_requested_at, status }: Row<'orders'>): boolean {
  return refund_requested_at !== null || status === PAYMENT_STATUS.refunded;
}
