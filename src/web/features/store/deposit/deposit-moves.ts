import { PAYMENT_STATUS, type PaymentStatus } from '#contract/values/states.ts';

/** States that a provider, or the time that runs out, is about to change. */
const MOVING: readonly PaymentStatus[] = [PAYMENT_STATUS.pending, PAYMENT_STATUS.chargeable, PAYMENT_STATUS.cancelling];

/** States in which nothing was paid and nothing will be. */
const FAILED: readonly PaymentStatus[] = [
  PAYMENT_STATUS.cancelled,
  PAYMENT_STATUS.rejected,
  PAYMENT_STATUS.rejectedCancelled,
];

/** Whether a top-up is worth being looked at again soon. */
export function isMoving(status: PaymentStatus): boolean {
  return MOVING.includes(status);
}

/** Whether a top-up came to nothing and can be tried again. */
export function isFailed(status: PaymentStatus): boolean {
  return FAILED.includes(status);
}
