import { expect, it } from 'vitest';
import { readTopUpPrefill, topUpQuery } from './top-up-prefill.ts';

const WISHES = [
  { currency: 'TWD', amount: '150', method: null },
  { currency: 'EUR', amount: '29.9', method: 'credit_card' },
] as const;

it('opens the form with the preselected values', () => {
  for (const wish of WISHES) {
    const { topUp } = Object.fromEntries(new URLSearchParams(topUpQuery(wish)));
    expect(readTopUpPrefill(topUp)).toEqual(wish);
  }
});

it.each(['', 'USD-150', 'TWD', 'TWD-', 'TWD-abc', 'TWD--5', 'TWD-1.5', 'TWD-0', 'TWD-1e3', 150, undefined, ['TWD-1']])(
  'understands nothing of %j',
  (value) => {
    expect(readTopUpPrefill(value)).toBeNull();
  },
);

it('leaves out a method that does not exist', () => {
  expect(readTopUpPrefill('TWD-150-cash')).toEqual({ currency: 'TWD', amount: '150', method: null });
});
