import { PAYMENT_STATUS } from '#contract/values/states.ts';
import type { CashierState } from '../../../db/schema.ts';
import type { PaymentFact, ReportedStatus } from '../payment-provider.ts';
import type { CashierPayment } from './cashier-queries.ts';
import type { CashierOutcome } from './endpoints.ts';

/** An outcome's effect on a payment, and how the store is notified. */
export interface OutcomeRule {
  /** States in which it has an effect; in its target state, it only repeats the notification. */
  readonly from: readonly CashierState[];
  readonly to: CashierState | null;
  /** The reported statuses, in this order. */
  readonly reports: readonly ReportedStatus[];
  /** How often, unless the caller specifies it. */
  readonly times?: number;
}

const { paid, pending, chargeable, cancelled, rejected } = PAYMENT_STATUS;

export const OUTCOMES = {
  paid: { from: ['open', 'authorised'], to: 'paid', reports: [paid] },
  declined: { from: ['open'], to: 'declined', reports: [rejected] },
  pending: { from: ['open'], to: null, reports: [pending] },
  cancelled: { from: ['open', 'authorised'], to: 'cancelled', reports: [cancelled] },
  chargeable: { from: ['open'], to: 'authorised', reports: [chargeable] },
  captured: { from: ['authorised'], to: 'paid', reports: [paid] },
  refunded: { from: ['paid'], to: 'paid', reports: [paid] },
  fiveTimes: { from: ['open', 'authorised'], to: 'paid', reports: [paid], times: 5 },
  outOfOrder: { from: ['open'], to: 'paid', reports: [paid, chargeable] },
  untold: { from: ['open', 'authorised'], to: 'paid', reports: [] },
  wrongAmount: { from: ['open'], to: 'paid', reports: [paid] },
} as const satisfies Record<CashierOutcome, OutcomeRule>;

const STATUS_OF = {
  open: pending,
  authorised: chargeable,
  paid,
  declined: rejected,
  cancelled,
} as const satisfies Record<CashierState, ReportedStatus>;

/** A payment's status in the store's terms; `status` overrides it. */
export function factOf(payment: CashierPayment, status: ReportedStatus = STATUS_OF[payment.state]): PaymentFact {
  const { order_id, currency, amount_minor, refunded_minor, reference, store_code, expires_at } = payment;
  const isRefunded = status === paid && refunded_minor === amount_minor;
  return {
    orderId: order_id,
    status: isRefunded ? PAYMENT_STATUS.refunded : status,
    amountMinor: amount_minor,
    currency,
    refundedMinor: refunded_minor,
    providerReference: reference,
    storeCode: store_code ?? undefined,
    expiresAt: expires_at,
  };
}
