import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { PAYMENT_STATUS, type PaymentStatus } from '#contract/values/states.ts';
import type { Refusal } from './state-machine.ts';

/** A refund request, in the currency's minor units. */
export interface RefundRequest {
  readonly operatorId: number;
  readonly amountMinor: number;
}

/** The refund-related part of a payment, in the currency's minor units. */
export interface RefundablePayment {
  readonly status: PaymentStatus;
  readonly amountMinor: number;
  readonly refundedMinor: number;
  /** The refund that waits for a second operator. */
  readonly waiting: RefundRequest | null;
}

/** The payment afterwards, and the amount this call refunds: zero while it waits for a second operator. */
export type RefundOutcome =
  | { readonly isAllowed: true; readonly payment: RefundablePayment; readonly returnedMinor: number }
  | Refusal;

export interface RefundCall {
  readonly operatorId: number;
  /** The whole remainder if omitted. */
  readonly amountMinor?: number | undefined;
}

/**
 * Refunds a payment in whole or in part. After a partial refund it remains paid. Once the total refunds of a payment
 * reach `secondPersonFromMinor` (`money/second-person-amounts.ts`), so that splitting is no way around it, a second
 * operator must make the same call; the first one fails with `secondOperatorNeeded`. Errors:
 * `invalidFormat` for an amount that is not a positive integer; `parameterError` for more than the remainder, for an
 * amount other than the one waiting, and for a payment that was never paid.
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
  // A refund in progress that nobody has requested yet gets its first operator, whatever the amount.
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
