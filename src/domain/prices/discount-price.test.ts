import fc from 'fast-check';
import { expect, it } from 'vitest';
import { discountAt, discountPrice, isDiscountFelt } from './discount-price.ts';

it.each([
  [30, 20, 24],
  [999, 15, 849],
  [5, 10, 5],
  [5, 11, 4],
  [1, 90, 1],
  [0, 50, 0],
  [10, 25, 8],
])('%i minor units less %i percent are %i', (price, percent, expected) => {
  expect(discountPrice(price, percent)).toBe(expected);
});

it('never makes a price higher, nor one of the smallest unit free', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.integer({ min: 1, max: 90 }), (price, percent) => {
      const reduced = discountPrice(price, percent);
      expect(reduced).toBeGreaterThanOrEqual(1);
      expect(reduced).toBeLessThanOrEqual(price);
      expect(isDiscountFelt(price, percent)).toBe(reduced < price);
    }),
    { numRuns: 300 },
  );
});

it('applies from its begin on, and no longer at its end', () => {
  const discounts = [
    { percent: 10, beginMs: 100, endMs: 200 },
    { percent: 50, beginMs: 200, endMs: 300 },
  ];
  expect([99, 100, 199, 200, 299, 300].map((at) => discountAt(discounts, at)?.percent)).toEqual([
    ...[undefined, 10, 10, 50, 50, undefined],
  ]);
});
