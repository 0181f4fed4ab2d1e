import { expect, it } from 'vitest';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { buildDeposit, WAITING } from '../build-money.ts';
import { findDepositMoves, findWaitingRefund } from './deposit-moves.ts';

const MOVES = [
  [PAYMENT_STATUS.paid, ['refund', 'ask']],
  [PAYMENT_STATUS.pending, ['credit', 'authorise', 'beginCancel', 'cancel', 'reject']],
  [PAYMENT_STATUS.refunded, []],
  [PAYMENT_STATUS.chargeable, ['capture', 'cancel']],
  [PAYMENT_STATUS.cancelling, ['credit', 'cancel']],
  [PAYMENT_STATUS.cancelled, []],
  [PAYMENT_STATUS.rejected, ['closeRejected']],
  [PAYMENT_STATUS.rejectedCancelled, []],
  [PAYMENT_STATUS.refundInProgress, ['giveUp', 'refund']],
] as const;

it.each(MOVES)('R4.18 from status %i an operator can %j', (paymentStatus, names) => {
  expect(findDepositMoves(buildDeposit({ paymentStatus }), 1).map(({ name }) => name)).toEqual(names);
});

it('lets another operator confirm a refund that waits, and whoever asked only give it up', () => {
  const deposit = buildDeposit({ paymentStatus: PAYMENT_STATUS.refundInProgress, refunds: [WAITING] });
  const confirm = (operatorId: number) =>
    findDepositMoves(deposit, operatorId).find(({ target }) => target === PAYMENT_STATUS.refunded);
  expect(confirm(2)).toEqual({ name: 'confirm', target: PAYMENT_STATUS.refunded, isOff: false });
  expect(confirm(WAITING.operatorId)).toMatchObject({ name: 'confirm', isOff: true });
  expect(findDepositMoves(deposit, WAITING.operatorId)).toContainEqual({
    name: 'giveUp',
    target: PAYMENT_STATUS.paid,
    isOff: false,
  });
});

it('knows a refund as waiting only while the payment is in it', () => {
  expect(findWaitingRefund(buildDeposit({ refunds: [WAITING] }))).toBeUndefined();
  expect(findWaitingRefund(buildDeposit({ paymentStatus: 9, refunds: [WAITING] }))).toBe(WAITING);
});
