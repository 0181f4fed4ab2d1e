import { expect, it } from 'vitest';
import { fromStripeAmount, toStripeAmount } from './stripe-amount.ts';

/** The store's minor units, its decimals, and Stripe's amount. */
it.each([
  ['EUR', 2, 2990, 2990],
  ['MYR', 2, 1, 1],
  ['JPY', 0, 500, 500],
  ['KRW', 0, 1200, 1200],
  ['VND', 0, 25_000, 25_000],
  ['KWD', 3, 5120, 5120],
  // Counted in whole units, sent with two decimals.
  ['TWD', 0, 150, 15_000],
  ['ISK', 0, 5, 500],
  ['UGX', 0, 5, 500],
])('sends %s with %i decimals as Stripe counts it, and reads it back: %i as %i', (code, digits, minor, amount) => {
  expect(toStripeAmount(minor, { code, digits })).toBe(amount);
  expect(fromStripeAmount(amount, { code, digits })).toBe(minor);
});

it('knows no amount for what Stripe cannot charge, or the store cannot express', () => {
  expect(toStripeAmount(5124, { code: 'KWD', digits: 3 })).toBeUndefined();
  expect(toStripeAmount(150, { code: 'JPY', digits: 2 })).toBeUndefined();
  expect(fromStripeAmount(15_050, { code: 'TWD', digits: 0 })).toBeUndefined();
  expect(toStripeAmount(Number.MAX_SAFE_INTEGER, { code: 'TWD', digits: 0 })).toBeUndefined();
  expect(fromStripeAmount(-1, { code: 'EUR', digits: 2 })).toBeUndefined();
});
