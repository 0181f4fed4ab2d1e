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
  /** The player, or the seller. */
  readonly requesterId: number;
  readonly reason: string;
  readonly at: Date;
  /** What a player reads, for mails about the order; a seller's language does not change it. */
  readonly lang?: LocaleCode;
}

/**
 * Has operators decide on a refund of an order, which the caller holds locked. It is asked for once, by whomever: asked
 * again, also after the decision, the order is answered as it stands.
 * @throws ApiError `parameterError` for an order that cost nothing, or that cannot be refunded any more.
 */
export async function askForRefund(
  trx: Transaction<Schema>,
  order: Row<'orders'>,
  { requesterId, reason, at, lang = order.lang }: RefundRequest,
): Promise<Row<'orders'>> {
  if (isSettled(order)) return order;
  // Nothing was paid for it, so there is nothing to give back.
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
