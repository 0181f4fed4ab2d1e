import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { PAYMENT_STATUS, type PaymentStatus } from '#contract/values/states.ts';
import { type Cell, cellsOf } from './cells-of.ts';
import { paymentStatus, playerPaymentStatus } from './payment-status.ts';
import { reachableStates } from './reachable-states.ts';
import { move, possibleActions, type StateMachine } from './state-machine.ts';

type Name = keyof typeof PAYMENT_STATUS;

/** Restated from decisions.md ("Money"): every allowed transition. */
const STATED = {
  pending: ['paid', 'chargeable', 'cancelling', 'cancelled', 'rejected'],
  chargeable: ['paid', 'cancelled'],
  paid: ['refundInProgress', 'refunded'],
  refundInProgress: ['refunded', 'paid'],
  cancelling: ['cancelled', 'paid'],
  rejected: ['rejectedCancelled'],
} satisfies Partial<Record<Name, readonly Name[]>>;

/** The 81 cells: the same status is a no-op, a listed transition leads there, any other is `parameterError`. */
function tableOf(moves: Readonly<Record<string, readonly string[]>>) {
  const cellOf = (from: string, target: string): Cell => {
    if (target === from) return 'already';
    return moves[from]?.includes(target) ? target : ERROR.parameterError;
  };
  const statuses = Object.entries(PAYMENT_STATUS);
  return Object.fromEntries(
    statuses.map(([from]) => [
      from,
      Object.fromEntries(statuses.map(([name, status]) => [status, cellOf(from, name)])),
    ]),
  );
}

it('moves a payment as stated and in no other way', () => {
  const cells = cellsOf(paymentStatus, PAYMENT_STATUS);
  expect(Object.values(cells).flatMap((row) => Object.values(row))).toHaveLength(81);
  expect(cells).toEqual(tableOf(STATED));
  expect(paymentStatus.initial).toBe(PAYMENT_STATUS.pending);
});

it('lets a player cancel what is pending, and nothing else', () => {
  expect(cellsOf(playerPaymentStatus, PAYMENT_STATUS)).toEqual(tableOf({ pending: ['cancelling', 'cancelled'] }));
});

it('reaches every status, and ends where it is refunded, canceled or canceled after a rejection', () => {
  expect(reachableStates(paymentStatus).size).toBe(9);
  const ends = Object.values(PAYMENT_STATUS).filter((status) => possibleActions(paymentStatus, status).length === 0);
  expect(ends).toEqual([PAYMENT_STATUS.refunded, PAYMENT_STATUS.cancelled, PAYMENT_STATUS.rejectedCancelled]);
});

/** The statuses a payment passes through when set to others in any order. */
function historyOf(machine: StateMachine<PaymentStatus, PaymentStatus>, targets: readonly PaymentStatus[]) {
  const history = [machine.initial];
  for (const target of targets) {
    const current = history.at(-1) ?? machine.initial;
    const result = move(machine, current, target);
    history.push(result.isAllowed ? result.to : current);
  }
  return history;
}

const anyTargets = fc.array(fc.constantFrom(...Object.values(PAYMENT_STATUS)), { maxLength: 40 });

it('never pays what was canceled or refunded, whatever is asked in whatever order', () => {
  fc.assert(
    fc.property(anyTargets, (targets) => {
      const history = historyOf(paymentStatus, targets);
      for (const end of [PAYMENT_STATUS.refunded, PAYMENT_STATUS.cancelled, PAYMENT_STATUS.rejectedCancelled]) {
        const first = history.indexOf(end);
        if (first !== -1) expect(new Set(history.slice(first))).toEqual(new Set([end]));
      }
      const rejection = history.indexOf(PAYMENT_STATUS.rejected);
      if (rejection !== -1) expect(history.slice(rejection)).not.toContain(PAYMENT_STATUS.paid);
    }),
  );
});

it('refunds only what was paid before', () => {
  const refunds: readonly PaymentStatus[] = [PAYMENT_STATUS.refunded, PAYMENT_STATUS.refundInProgress];
  fc.assert(
    fc.property(anyTargets, (targets) => {
      const history = historyOf(paymentStatus, targets);
      const refund = history.findIndex((status) => refunds.includes(status));
      if (refund !== -1) expect(history.slice(0, refund)).toContain(PAYMENT_STATUS.paid);
    }),
  );
});

it('never gets a payment out of a player', () => {
  fc.assert(
    fc.property(anyTargets, (targets) => {
      expect(historyOf(playerPaymentStatus, targets)).not.toContain(PAYMENT_STATUS.paid);
    }),
  );
});
