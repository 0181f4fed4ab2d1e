import type { Order, OrderRefundRequest } from '#contract/order/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { toMajor } from '#domain/money/money.ts';
import { exchangeIdOf } from '#domain/money/order-number.ts';
import type { Row } from '../../db/schema.ts';
import { isAskedBySeller } from './is-asked-by-seller.ts';

export type OrderRow = Omit<Row<'orders'>, 'id' | 'amount_rank'>;

/** Builds the API representation of an order in one language, with the names at the time of purchase. */
export function presentOrder(row: OrderRow, lang: LocaleCode): Order {
  const amount = toMajor(row.amount_minor, row.currency);
  return {
    orderId: row.order_id,
    exchangeId: exchangeIdOf(row.order_id),
    applicationId: row.app_id,
    applicationName: row.application_names[lang],
    productId: row.product_id,
    productName: row.product_names[lang],
    paymentMethod: 'point',
    paymentStatus: row.status,
    currency: row.currency,
    quantity: row.quantity,
    amount,
    points: amount,
    refundedAmount: toMajor(row.refunded_minor, row.currency),
    refundRequest: presentRefundRequest(row),
    seller: row.seller,
    createdAt: row.created_at.toISOString(),
    testMode: row.is_test,
    country: row.country,
    acknowledgedAt: row.acknowledged_at?.toISOString() ?? null,
  };
}

function presentRefundRequest(row: OrderRow): OrderRefundRequest | null {
  if (row.refund_requested_at === null) return null;
  return {
    reason: row.refund_reason,
    requestedAt: row.refund_requested_at.toISOString(),
    decision: readDecision(row),
    answer: row.refund_answer,
    decidedAt: row.refund_decided_at?.toISOString() ?? null,
    by: isAskedBySeller(row) ? 'seller' : 'player',
  };
}

function readDecision({ refund_decided_at, status }: OrderRow): OrderRefundRequest['decision'] {
  if (refund_decided_at === null) return null;
  return status === PAYMENT_STATUS.refunded ? 'refunded' : 'declined';
}
