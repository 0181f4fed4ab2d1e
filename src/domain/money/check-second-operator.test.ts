import { expect, it } from 'vitest';
import { checkSecondOperator } from './check-second-operator.ts';

const weigh = (amountMinor: number, firstId: number | null, operatorId: number) =>
  checkSecondOperator({ amountMinor, secondPersonFromMinor: 10_000, firstId, operatorId });

it('takes one operator below the amount, and two from it on', () => {
  expect(weigh(9999, null, 1)).toBe('enough');
  expect(weigh(10_000, null, 1)).toBe('first');
  expect(weigh(10_000, 1, 2)).toBe('enough');
});

it('does not count the same operator twice', () => {
  expect(weigh(10_000, 1, 1)).toBe('again');
});
