import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { PAYMENT_STATUS, type PaymentStatus } from '#contract/values/states.ts';
import type { Refusal } from './state-machine.ts';

/** A call for a refund, in the currency's minor units. */
export interface RefundRequest {
  readonly operatorId: number;
  readonly amountMinor: number;
}

/** A payment as far as refunds go; amounts in the currency's minor units. */
export interface RefundablePayment {
  readonly status: PaymentStatus;
  readonly amountMinor: number;
  readonly refundedMinor: number;
  /** The refund that waits for a second operator. */
  readonly waiting: RefundRequest | null;
}

/** The payment afterwards, and what goes back with this call: nothing while a second operator is waited for. */
export type RefundOutcome =
  | { readonly isAllowed: true; readonly payment: RefundablePayment; readonly returnedMinor: number }
  | Refusal;

export interface RefundCall {
  readonly operatorId: number;
  /** All that is left where none is given. */
  readonly amountMinor?: number | undefined;
}

/**
 * Refunds a payment or a part of it. A part leaves it paid; once the refunds of one payment reach
 * `secondPersonFromMinor` (`LIMITS.refundSecondPersonFrom` in minor units), together, so that small parts are no way
 * around it, another operator has to make the same call; the first one is refused (`secondOperatorNeeded`). Refusals:
 * `invalidFormat` for an amount that is no positive integer; `parameterError` for more than is left, for another amount
 * than the one waited for, and for a payment that was never paid.
 */
export function refundPayment(
  payment: RefundablePayment,
  { operatorId, amountMinor }: RefundCall,
  secondPersonFromMinor: number,
): RefundOutcome {
  const { status } = payment;
  if (status === PAYMENT_STATUS.refunded) return { isAllowed: true, payment, returnedMinor: 0 };
  const leftMinor = payment.amountMinor - payment.refundedMinor;
  const request = { operatorId, amountMinor: amountMinor ?? leftMinor };
  const waiting = status === PAYMENT_STATUS.refundInProgress ? payment.waiting : null;
  const code = findRefundObstacle({ status, waiting, leftMinor }, request.amountMinor);
  if (code !== null) return { isAllowed: false, code };
  if (waiting !== null) {
    return waiting.operatorId === operatorId
      ? { isAllowed: false, code: ERROR.secondOperatorNeeded }
      : pay(payment, request);
  }
  // A refund in progress that nobody asked for yet gets its first operator, whatever the amount.
  const needsSecond =
    status === PAYMENT_STATUS.refundInProgress || payment.refundedMinor + request.amountMinor >= secondPersonFromMinor;
  if (!needsSecond) return pay(payment, request);
  const next = { ...payment, status: PAYMENT_STATUS.refundInProgress, waiting: request };
  return { isAllowed: true, payment: next, returnedMinor: 0 };
}

function findRefundObstacle(
  { status, waiting, leftMinor }: Pick<RefundablePayment, 'status' | 'waiting'> & { readonly leftMinor: number },
  amountMinor: number,
): ErrorCode | null {
  if (status !== PAYMENT_STATUS.paid && status !== PAYMENT_STATUS.refundInProgress) return ERROR.parameterError;
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 1) return ERROR.invalidFormat;
  if (amountMinor > leftMinor) return ERROR.parameterError;
  return waiting !== null && waiting.amountMinor !== amountMinor ? ERROR.parameterError : null;
}

function pay(payment: RefundablePayment, { amountMinor }: RefundRequest): RefundOutcome {
  const refundedMinor = payment.refundedMinor + amountMinor;
  const status = refundedMinor === payment.amountMinor ? PAYMENT_STATUS.refunded : PAYMENT_STATUS.paid;
  return { isAllowed: true, payment: { ...payment, status, refundedMinor, waiting: null }, returnedMinor: amountMinor };
}
