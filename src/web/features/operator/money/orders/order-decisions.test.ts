import { expect, it } from 'vitest';
import { findOrderDecisions } from './order-state.tsx';

const PAID = { paymentStatus: 1, amount: 100, refundOperatorId: null } as const;

it('an order that is paid can be refunded, one that was asked for also declined', () => {
  expect(findOrderDecisions(PAID, 1)).toEqual([{ name: 'refund', isOff: false }]);
  expect(findOrderDecisions({ ...PAID, paymentStatus: 9 }, 1)).toEqual([
    { name: 'refund', isOff: false },
    { name: 'decline', isOff: false },
  ]);
});

it('a pending refund is confirmed by another operator than the one who requested it', () => {
  const waiting = { ...PAID, paymentStatus: 9, refundOperatorId: 1 } as const;
  expect(findOrderDecisions(waiting, 1)[0]).toEqual({ name: 'confirm', isOff: true });
  expect(findOrderDecisions(waiting, 2)[0]).toEqual({ name: 'confirm', isOff: false });
});

it('nothing is decided about what was refunded or cost nothing', () => {
  expect(findOrderDecisions({ ...PAID, paymentStatus: 3 }, 1)).toEqual([]);
  expect(findOrderDecisions({ ...PAID, amount: 0 }, 1)).toEqual([]);
});
