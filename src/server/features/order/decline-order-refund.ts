import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { declineOrderRefund as endpoint } from '#contract/order/operator-endpoints.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { paymentStatus } from '#domain/state-machines/payment-status.ts';
import { move } from '#domain/state-machines/state-machine.ts';
import type { Handler } from '../../api/handler.ts';
import { requireAllowed } from '../../api/require-allowed.ts';
import { requireSession } from '../../api/require-session.ts';
import { runOnce } from '../../api/run-once.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { isAskedBySeller } from './is-asked-by-seller.ts';
import { changeOrder, lockOrder } from './order-queries.ts';
import { sendRefundDecision } from './send-refund-decision.ts';

/**
 * Declines the refund request of an order. If the order is already back to paid, it stays so and nobody is notified.
 */
export function declineOrderRefund(
  services: Pick<Services, 'database' | 'jobs' | 'config'>,
): Handler<'declineOrderRefund'> {
  return async (request, context) => {
    const { userId } = requireSession(context);
    const { orderId, reason } = request;
    return runOnce(services.database.db, { endpoint, request, context }, async (trx) => {
      const order = await lockOrder(trx, orderId);
      if (order === undefined) throw new ApiError(ERROR.orderOrDepositNotFound);
      const result = requireAllowed(move(paymentStatus, order.status, PAYMENT_STATUS.paid));
      if (!result.hasEffect) return { result: true as const, paymentStatus: result.to };
      const declined = await changeOrder(trx, orderId, {
        status: result.to,
        refund_answer: reason,
        refund_decided_at: new Date(context.clock()),
        refund_operator_id: null,
      });
      const details = { from: order.status, to: result.to, reason };
      await writeAudit(trx, {
        actorUserId: userId,
        action: 'order.decline_refund',
        subject: `order:${orderId}`,
        details,
      });
      // A buyer who never asked is not told of a request by an operator or the seller that came to nothing.
      if (order.refund_requested_at !== null && !isAskedBySeller(order)) {
        await sendRefundDecision(services, trx, declined);
      }
      return { result: true as const, paymentStatus: result.to };
    });
  };
}
