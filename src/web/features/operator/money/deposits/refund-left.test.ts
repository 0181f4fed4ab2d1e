import { expect, it } from 'vitest';
import { leftOf, readRefund } from './deposit-moves.ts';

const EURO = { amount: 0.3, refundedAmount: 0.1, currency: 'EUR' } as const;
const TYPED = [
  ['0.2', 0.2],
  [' 0.20 ', 0.2],
  ['0.01', 0.01],
  ['0.21', undefined],
  ['0', undefined],
  ['-0.1', undefined],
  ['0.001', undefined],
  ['', undefined],
  ['all', undefined],
] as const;

it('knows what is left to the cent', () => {
  expect(leftOf(EURO)).toBe(0.2);
  expect(leftOf({ amount: 12_000, refundedAmount: 12_000, currency: 'TWD' })).toBe(0);
});

it.each(TYPED)('of "%s" refunds %s', (text, amount) => {
  expect(readRefund(EURO, text)).toBe(amount);
});
