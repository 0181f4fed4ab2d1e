import { PAYMENT_STATUS, type PaymentStatus } from '#contract/values/states.ts';

/** States that a provider or a timeout will change soon. */
const MOVING: readonly PaymentStatus[] = [PAYMENT_STATUS.pending, PAYMENT_STATUS.chargeable, PAYMENT_STATUS.cancelling];

/** Final states without payment. */
const FAILED: readonly PaymentStatus[] = [
  PAYMENT_STATUS.cancelled,
  PAYMENT_STATUS.rejected,
  PAYMENT_STATUS.rejectedCancelled,
];

/** Whether a top-up should be polled. */
export function isMoving(status: PaymentStatus): boolean {
  return MOVING.includes(status);
}

/** Whether a top-up has failed and can be tried again. */
export function isFailed(status: PaymentStatus): boolean {
  return FAILED.includes(status);
}
