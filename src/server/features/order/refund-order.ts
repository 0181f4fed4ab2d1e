import type { Transaction } from 'kysely';
import type { AuditAction } from '#contract/admin/audit-actions.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { refundOrder as endpoint } from '#contract/order/operator-endpoints.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { secondPersonFromMinor } from '#domain/money/second-person-amounts.ts';
import { type RefundablePayment, refundPayment } from '#domain/state-machines/refund-payment.ts';
import type { Handler } from '../../api/handler.ts';
import { requireAllowed } from '../../api/require-allowed.ts';
import { requireSession } from '../../api/require-session.ts';
import { runOnce } from '../../api/run-once.ts';
import type { Row, Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { findOperatorInPerson } from '../account/public.ts';
import { writeAudit } from '../audit/public.ts';
import { returnSpent } from '../ledger/public.ts';
import { takeGameBack } from '../library/public.ts';
import { writePurchaseMessage } from '../webhook/public.ts';
import { changeOrder, lockOrder } from './order-queries.ts';
import { sendRefundDecision } from './send-refund-decision.ts';

/** Refunds an order in star coins. From REFUND_SECOND_PERSON_FROM on, two operators have to approve. */
export function refundOrder(
  services: Pick<Services, 'database' | 'jobs' | 'config' | 'traces'>,
): Handler<'refundOrder'> {
  return async (request, context) => {
    const decision = { ...request, operatorId: requireSession(context).userId, at: new Date(context.clock()) };
    return runOnce(services.database.db, { endpoint, request, context }, async (trx) => {
      const order = await lockOrder(trx, request.orderId);
      if (order === undefined) throw new ApiError(ERROR.orderOrDepositNotFound);
      const status = await refund(services, trx, order, decision);
      return { result: true as const, paymentStatus: status };
    });
  };
}

/** An operator's decision on an order. */
export interface RefundDecision {
  readonly operatorId: number;
  readonly reason: string;
  readonly at: Date;
}

async function refund(
  services: Pick<Services, 'jobs' | 'config' | 'traces'>,
  trx: Transaction<Schema>,
  order: Row<'orders'>,
  { operatorId, reason, at }: RefundDecision,
) {
  // A free order has nothing to refund.
  if (order.amount_minor === 0) throw new ApiError(ERROR.parameterError);
  const fromMinor = secondPersonFromMinor(services.config.REFUND_SECOND_PERSON_FROM, order.currency);
  const calling = { operatorId, firstId: order.refund_operator_id };
  const personId = await findOperatorInPerson(trx, calling, services.config.OPERATOR_EMAILS);
  const outcome = requireAllowed(refundPayment(toPayment(order), { operatorId: personId }, fromMinor));
  const { payment, returnedMinor } = outcome;
  if (returnedMinor > 0) {
    const { order_id: orderId, user_id: userId, seller_id: sellerUserId, currency } = order;
    await returnSpent(trx, { userId, sellerUserId, currency, amountMinor: returnedMinor, orderId, at });
    const paid = { status: payment.status, refunded_minor: payment.refundedMinor, refund_operator_id: null };
    const refunded = await changeOrder(trx, orderId, { ...paid, refund_answer: reason, refund_decided_at: at });
    if (refunded.status === PAYMENT_STATUS.refunded) {
      await takeGameBack(trx, orderId);
      const traceparent = services.traces?.current();
      await writePurchaseMessage(trx, 'purchase.refunded', refunded, { at, traceparent });
    }
    await note(trx, order, { operatorId, action: 'order.refund', details: { reason, returnedMinor } });
    await sendRefundDecision(services, trx, refunded);
  } else if (payment.waiting !== null && order.refund_operator_id === null) {
    await changeOrder(trx, order.order_id, { status: payment.status, refund_operator_id: operatorId });
    await note(trx, order, { operatorId, action: 'order.approve_refund', details: { reason } });
  }
  return payment.status;
}

/** A refund requested by the player but by no operator yet is treated as a paid order. */
function toPayment(order: Row<'orders'>): RefundablePayment {
  const { status, amount_minor: amountMinor, refunded_minor: refundedMinor, refund_operator_id: operatorId } = order;
  const isAskedForOnly = status === PAYMENT_STATUS.refundInProgress && operatorId === null;
  return {
    status: isAskedForOnly ? PAYMENT_STATUS.paid : status,
    amountMinor,
    refundedMinor,
    waiting: operatorId === null ? null : { operatorId, amountMinor },
  };
}

interface OrderNote {
  readonly operatorId: number;
  readonly action: AuditAction;
  readonly details: Readonly<Record<string, unknown>>;
}

async function note(trx: Transaction<Schema>, order: Row<'orders'>, { operatorId, action, details }: OrderNote) {
  await writeAudit(trx, { actorUserId: operatorId, action, subject: `order:${order.order_id}`, details });
}
