import type { Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { paymentStatus } from '#domain/state-machines/payment-status.ts';
import { move } from '#domain/state-machines/state-machine.ts';
import { requireAllowed } from '../../api/require-allowed.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { writeAudit } from '../audit/public.ts';
import { changeOrder } from './order-queries.ts';

export interface RefundRequest {
  /** The player or the seller. */
  readonly requesterId: number;
  readonly reason: string;
  readonly at: Date;
  /** The player's language, for mails about the order; omitted for a seller. */
  readonly lang?: LocaleCode;
}

/**
 * Requests a refund of an order, which the caller has locked, for operators to decide. An order has at most one
 * request,
 * from either side: a repeated one returns the order unchanged, also after the decision.
 * @throws ApiError `parameterError` for a free order, or one that can no longer be refunded.
 */
export async function addRefundRequest(
  trx: Transaction<Schema>,
  order: Row<'orders'>,
  { requesterId, reason, at, lang = order.lang }: RefundRequest,
): Promise<Row<'orders'>> {
  if (isSettled(order)) return order;
  // A free order has nothing to refund.
  if (order.amount_minor === 0) throw new ApiError(ERROR.parameterError);
  const result = requireAllowed(move(paymentStatus, order.status, PAYMENT_STATUS.refundInProgress));
  const changed = await changeOrder(trx, order.order_id, {
    status: result.to,
    lang,
    refund_reason: reason,
    refund_requested_at: at,
    refund_requester_id: requesterId,
  });
  await writeAudit(trx, {
    actorUserId: requesterId,
    action: 'order.ask_refund',
    subject: `order:${order.order_id}`,
    details: { from: order.status, to: changed.status },
  });
  return changed;
}

function isSettled({ refund_requested_at, status }: Row<'orders'>): boolean {
  return refund_requested_at !== null || status === PAYMENT_STATUS.refunded;
}
