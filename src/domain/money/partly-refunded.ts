import { PAYMENT_STATUS, type PaymentStatus } from '#contract/values/states.ts';

/** Whether part of a payment was refunded. Its status remains paid, so readers must be shown this too. */
export function isPartlyRefunded(status: PaymentStatus, refundedAmount: number): boolean {
  return status === PAYMENT_STATUS.paid && refundedAmount > 0;
}
