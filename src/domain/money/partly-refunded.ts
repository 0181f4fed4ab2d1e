import { PAYMENT_STATUS, type PaymentStatus } from '#contract/values/states.ts';

/** Whether a part of a payment went back. Its status stays paid; whoever reads it must not be left with that word alone. */
export function isPartlyRefunded(status: PaymentStatus, refundedAmount: number): boolean {
  return status === PAYMENT_STATUS.paid && refundedAmount > 0;
}
