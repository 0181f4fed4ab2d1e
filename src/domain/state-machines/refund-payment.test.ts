import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { paymentStatus } from './payment-status.ts';
import { type RefundablePayment, type RefundCall, refundPayment } from './refund-payment.ts';
import { move } from './state-machine.ts';

const { paid, refunded, refundInProgress } = PAYMENT_STATUS;
const FROM = LIMITS.secondPersonFrom.TWD;

const payment = (overrides: Partial<RefundablePayment> = {}): RefundablePayment => ({
  status: paid,
  amountMinor: 500,
  refundedMinor: 0,
  waiting: null,
  ...overrides,
});
const refund = (from: RefundablePayment, call: Partial<RefundCall> = {}) =>
  refundPayment(from, { operatorId: 1, ...call }, FROM);

describe('refunds below 10,000', () => {
  it('are whole where no amount is given', () => {
    const after = payment({ status: refunded, refundedMinor: 500 });
    expect(refund(payment())).toEqual({ isAllowed: true, payment: after, returnedMinor: 500 });
  });

  it('leave a payment paid until all of it is refunded', () => {
    const part = payment({ refundedMinor: 200 });
    expect(refund(payment(), { amountMinor: 200 })).toEqual({ isAllowed: true, payment: part, returnedMinor: 200 });
    const after = payment({ status: refunded, refundedMinor: 500 });
    expect(refund(part, { amountMinor: 300 })).toEqual({ isAllowed: true, payment: after, returnedMinor: 300 });
    expect(refund(part)).toEqual({ isAllowed: true, payment: after, returnedMinor: 300 });
  });

  it('begin at the smallest amount there is', () => {
    const part = payment({ refundedMinor: 1 });
    expect(refund(payment(), { amountMinor: 1 })).toEqual({ isAllowed: true, payment: part, returnedMinor: 1 });
  });

  it('do nothing for what is refunded', () => {
    const done = payment({ status: refunded, refundedMinor: 500 });
    expect(refund(done)).toEqual({ isAllowed: true, payment: done, returnedMinor: 0 });
  });
});

describe('refusals', () => {
  it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('an amount of %d', (amountMinor) => {
    expect(refund(payment(), { amountMinor })).toEqual({ isAllowed: false, code: ERROR.invalidFormat });
  });

  it('more than is left', () => {
    const part = payment({ refundedMinor: 200 });
    expect(refund(part, { amountMinor: 301 })).toEqual({ isAllowed: false, code: ERROR.parameterError });
  });

  it('what was never paid', () => {
    const others = Object.values(PAYMENT_STATUS).filter(
      (status) => ![paid, refunded, refundInProgress].some((s) => s === status),
    );
    expect(others).toHaveLength(6);
    for (const status of others)
      expect(refund(payment({ status }))).toEqual({ isAllowed: false, code: ERROR.parameterError });
  });
});

describe('refunds from 10,000 on', () => {
  const large = payment({ amountMinor: 10_000 });
  const waiting = { ...large, status: refundInProgress, waiting: { operatorId: 1, amountMinor: 10_000 } };

  it('begin at 10,000', () => {
    expect(refund(payment({ amountMinor: 9999 }))).toMatchObject({ payment: { status: refunded } });
    expect(refund(large)).toEqual({ isAllowed: true, payment: waiting, returnedMinor: 0 });
  });

  it('wait for another operator and refuse the first one', () => {
    expect(refund(waiting)).toEqual({ isAllowed: false, code: ERROR.secondOperatorNeeded });
    expect(refund(waiting, { operatorId: 2 })).toEqual({
      isAllowed: true,
      payment: { ...large, status: refunded, refundedMinor: 10_000 },
      returnedMinor: 10_000,
    });
  });

  it('need the same call of both', () => {
    const half = {
      ...large,
      amountMinor: 30_000,
      status: refundInProgress,
      waiting: { operatorId: 1, amountMinor: 12_000 },
    };
    expect(refund(half, { operatorId: 2 })).toEqual({ isAllowed: false, code: ERROR.parameterError });
    expect(refund(half, { operatorId: 1, amountMinor: 11_000 })).toEqual({
      isAllowed: false,
      code: ERROR.parameterError,
    });
    expect(refund(half, { operatorId: 2, amountMinor: 12_000 })).toMatchObject({
      payment: { status: paid, refundedMinor: 12_000, waiting: null },
      returnedMinor: 12_000,
    });
  });

  it('count what was refunded before', () => {
    const rest = payment({ amountMinor: 20_000, refundedMinor: 9000 });
    expect(refund(rest, { amountMinor: 999 })).toMatchObject({ payment: { status: paid, refundedMinor: 9999 } });
    expect(refund(rest, { amountMinor: 1000 })).toMatchObject({
      payment: { status: refundInProgress },
      returnedMinor: 0,
    });
  });

  it('forget a request that was given up', () => {
    const back = { ...waiting, status: paid };
    expect(refund(back, { operatorId: 2 })).toMatchObject({
      payment: { status: refundInProgress, waiting: { operatorId: 2 } },
      returnedMinor: 0,
    });
  });

  it('have two operators also where a refund began without one', () => {
    const begun = payment({ status: refundInProgress });
    expect(refund(begun)).toMatchObject({ payment: { waiting: { operatorId: 1 } }, returnedMinor: 0 });
  });
});

const anyCall = fc.record({
  operatorId: fc.constantFrom(1, 2, 3),
  amountMinor: fc.option(fc.integer({ min: -5, max: 25_000 }), { nil: undefined }),
});

it('returns what it says, never more than was paid, by moves of the table, and large sums by two operators', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30_000 }), fc.array(anyCall, { maxLength: 20 }), (amountMinor, calls) => {
      let current = payment({ amountMinor });
      let returnedMinor = 0;
      for (const call of calls) {
        const outcome = refundPayment(current, call, FROM);
        if (!outcome.isAllowed) continue;
        const next = outcome.payment;
        expect(move(paymentStatus, current.status, next.status).isAllowed).toBe(true);
        if (outcome.returnedMinor > 0 && next.refundedMinor >= FROM) {
          expect(current.waiting?.amountMinor).toBe(outcome.returnedMinor);
          expect(current.waiting?.operatorId).not.toBe(call.operatorId);
        }
        returnedMinor += outcome.returnedMinor;
        expect(next.refundedMinor).toBe(returnedMinor);
        expect(returnedMinor).toBeLessThanOrEqual(amountMinor);
        expect(next.status === refunded).toBe(returnedMinor === amountMinor);
        expect(next.waiting !== null).toBe(next.status === refundInProgress);
        current = next;
      }
    }),
  );
});
