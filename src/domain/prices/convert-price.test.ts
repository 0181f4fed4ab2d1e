import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { convertPrice } from './convert-price.ts';
import { ExchangeRateError } from './exchange-rates.ts';

/** A price in hundredths and a rate as `value / 10^places`; a number represents both, and their product, exactly. */
const anyConversion = fc
  .record({
    cents: fc.oneof(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 999 })),
    value: fc.oneof(fc.integer({ min: 1, max: 1_000_000_000 }), fc.integer({ min: 1, max: 2000 })),
    places: fc.integer({ min: 0, max: 8 }),
  })
  .filter(({ value, places }) => value <= 10 ** (places + 6));
type Exact = { readonly cents: number; readonly value: number; readonly places: number };

function convert({ cents, value, places }: Exact, to: CurrencyCode): number {
  return convertPrice({ price: cents / 100, from: to === 'EUR' ? 'SGD' : 'EUR', to, rate: value / 10 ** places });
}

/** The exact amount is `numerator / denominator` major units. */
function fractionOf({ cents, value, places }: Exact) {
  return { numerator: BigInt(cents) * BigInt(value), denominator: 100n * 10n ** BigInt(places) };
}

function twdOf(exact: Exact): number {
  const { numerator, denominator } = fractionOf(exact);
  // Subtract the tolerance of 1e-9 first; the price is the smallest whole number not below the rest.
  const rest = numerator * 10n ** 9n - denominator;
  return rest <= 0n ? 0 : Number((rest + denominator * 10n ** 9n - 1n) / (denominator * 10n ** 9n));
}

function hundredthsOf(exact: Exact): number {
  const { numerator, denominator } = fractionOf(exact);
  return Number((200n * numerator + denominator) / (2n * denominator));
}

it('R5.36 rounds TWD up, and keeps what is whole', () => {
  const toTwd = (price: number, rate: number) => convertPrice({ price, from: 'EUR', to: 'TWD', rate });
  expect(toTwd(0.99, 34.2)).toBe(34);
  expect(toTwd(1, 34.2)).toBe(35);
  expect(toTwd(2, 34.5)).toBe(69);
  expect(toTwd(0.07, 100)).toBe(7);
  expect(toTwd(1.1, 30)).toBe(33);
  expect(toTwd(0.01, 0.01)).toBe(1);
});

it('R5.36 takes an amount within 1e-9 above a whole number for that number, and no other', () => {
  const toTwd = (rate: number) => convertPrice({ price: 1, from: 'EUR', to: 'TWD', rate });
  expect([toTwd(34.000000001), toTwd(34.0000000011), toTwd(33.999999999)]).toEqual([34, 35, 34]);
});

it.each(['MYR', 'SGD', 'EUR'] as const)('rounds %s half up to two digits', (to) => {
  const toTwoDigits = (rate: number) => convertPrice({ price: 1, from: 'TWD', to, rate });
  expect([0.004, 0.005, 0.0149, 0.015, 1.005, 2.675, 8.345].map(toTwoDigits)).toEqual([
    0, 0.01, 0.01, 0.02, 1.01, 2.68, 8.35,
  ]);
});

it('leaves a free price free in every currency, TWD included', () => {
  for (const to of ['TWD', 'MYR', 'SGD', 'EUR'] as const) {
    expect(convertPrice({ price: 0, from: 'EUR', to, rate: 34.2 })).toBe(0);
  }
});

it('turns a currency into itself at 1, whatever the rate', () => {
  expect(convertPrice({ price: 29.9, from: 'EUR', to: 'EUR', rate: 3 })).toBe(29.9);
  expect(convertPrice({ price: 30, from: 'TWD', to: 'TWD', rate: 3 })).toBe(30);
});

it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses the rate %d', (rate) => {
  expect(() => convertPrice({ price: 1, from: 'EUR', to: 'TWD', rate })).toThrow(ExchangeRateError);
  expect(() => convertPrice({ price: 1, from: 'EUR', to: 'EUR', rate })).toThrow(ExchangeRateError);
});

it.each([-0.01, Number.NaN, Number.POSITIVE_INFINITY])('refuses the price %d', (price) => {
  expect(() => convertPrice({ price, from: 'EUR', to: 'TWD', rate: 1 })).toThrow(RangeError);
});

it('R5.36 agrees with whole-number arithmetic for every price and rate', () => {
  fc.assert(
    fc.property(anyConversion, (exact) => {
      expect(convert(exact, 'TWD')).toBe(twdOf(exact));
      for (const to of ['MYR', 'SGD', 'EUR'] as const) expect(convert(exact, to)).toBe(hundredthsOf(exact) / 100);
    }),
    { numRuns: 1000 },
  );
});

it('R5.36 never rounds TWD down, and never adds a whole dollar', () => {
  fc.assert(
    fc.property(anyConversion, (exact) => {
      const { numerator, denominator } = fractionOf(exact);
      const excess = BigInt(convert(exact, 'TWD')) * denominator - numerator;
      expect(excess * 10n ** 9n >= -denominator).toBe(true);
      expect(excess < denominator).toBe(true);
    }),
  );
});

it('moves no other currency by more than half a hundredth, and a half always up', () => {
  fc.assert(
    fc.property(anyConversion, (exact) => {
      const { numerator, denominator } = fractionOf(exact);
      const excess = BigInt(Math.round(convert(exact, 'MYR') * 100)) * denominator - 100n * numerator;
      expect(2n * excess <= denominator).toBe(true);
      expect(2n * excess > -denominator).toBe(true);
    }),
  );
});

it('never makes the dearer price the cheaper one', () => {
  fc.assert(
    fc.property(anyConversion, fc.integer({ min: 0, max: 1000 }), fc.constantFrom('TWD', 'MYR'), (exact, more, to) => {
      expect(convert({ ...exact, cents: exact.cents + more }, to)).toBeGreaterThanOrEqual(convert(exact, to));
    }),
  );
});
