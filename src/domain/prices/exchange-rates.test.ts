import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CURRENCIES } from '#contract/values/limits.ts';
import { convertPrice } from './convert-price.ts';
import {
  type DatedRate,
  type ExchangeRate,
  ExchangeRateError,
  findDatedRate,
  findRate,
  parseRate,
} from './exchange-rates.ts';

const EUR_TWD: ExchangeRate = { from: 'EUR', to: 'TWD', rate: 34.2 };
const EUR_MYR: ExchangeRate = { from: 'EUR', to: 'MYR', rate: 4.6 };

it('lists a currency itself with 1, without or against an entry', () => {
  expect(CURRENCIES.map((currency) => findRate([], currency, currency))).toEqual([1, 1, 1, 1]);
  expect(findRate([{ from: 'EUR', to: 'EUR', rate: 2 }], 'EUR', 'EUR')).toBe(1);
});

it('answers a rate as it was set, with more digits than a computed one has', () => {
  expect(findRate([{ from: 'EUR', to: 'TWD', rate: 34.12345678901234 }], 'EUR', 'TWD')).toBe(34.12345678901234);
});

it('computes the inverse of a rate, unless it is set', () => {
  expect(findRate([EUR_TWD], 'EUR', 'TWD')).toBe(34.2);
  expect(findRate([EUR_TWD], 'TWD', 'EUR')).toBeCloseTo(1 / 34.2, 14);
  expect(findRate([EUR_TWD, { from: 'TWD', to: 'EUR', rate: 0.03 }], 'TWD', 'EUR')).toBe(0.03);
  expect(findRate([{ from: 'EUR', to: 'TWD', rate: 32 }], 'TWD', 'EUR')).toBe(0.03125);
});

it('goes by way of EUR where neither direction is set', () => {
  expect(findRate([EUR_TWD, EUR_MYR], 'TWD', 'MYR')).toBeCloseTo(4.6 / 34.2, 14);
  expect(findRate([EUR_TWD, EUR_MYR, { from: 'MYR', to: 'TWD', rate: 8 }], 'TWD', 'MYR')).toBe(0.125);
  expect(findRate([EUR_TWD], 'TWD', 'MYR')).toBeUndefined();
  expect(findRate([], 'EUR', 'SGD')).toBeUndefined();
});

it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses the rate %d, whichever way it is read', (rate) => {
  expect(() => parseRate(rate)).toThrow(ExchangeRateError);
  expect(() => findRate([{ from: 'EUR', to: 'TWD', rate }], 'EUR', 'TWD')).toThrow(ExchangeRateError);
  expect(() => findRate([{ from: 'EUR', to: 'TWD', rate }], 'TWD', 'EUR')).toThrow(ExchangeRateError);
});

it('reaches the half and the whole that the exact inverse reaches', () => {
  const toEur = (price: number, rate: number) =>
    convertPrice({ price, from: 'TWD', to: 'EUR', rate: findRate([{ ...EUR_TWD, rate }], 'TWD', 'EUR') ?? 0 });
  expect([toEur(3, 24), toEur(6, 48), toEur(69, 34.5)]).toEqual([0.13, 0.13, 2]);
  const rate = findRate([{ from: 'TWD', to: 'EUR', rate: 0.029 }], 'EUR', 'TWD') ?? 0;
  expect(convertPrice({ price: 29, from: 'EUR', to: 'TWD', rate })).toBe(1000);
});

it('prices by an inverse as by the fraction, for TWD prices to 100,000 and rates of six digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 100_000_000 }), (price, millionths) => {
      const rate = findRate([{ ...EUR_TWD, rate: millionths / 1e6 }], 'TWD', 'EUR') ?? 0;
      // Half up of price × 100 / (millionths / 10^6), in whole numbers.
      const cents = (2n * BigInt(price) * 10n ** 8n + BigInt(millionths)) / (2n * BigInt(millionths));
      fc.pre(cents < 10n ** 13n);
      expect(convertPrice({ price, from: 'TWD', to: 'EUR', rate })).toBe(Number(cents) / 100);
    }),
  );
});

it('tells which rates it used, and the day of the oldest', () => {
  const twd: DatedRate = { ...EUR_TWD, day: '2026-03-01' };
  const myr: DatedRate = { ...EUR_MYR, day: '2025-12-31' };
  expect(findDatedRate([twd, myr], 'TWD', 'TWD')).toEqual({ rate: 1, used: [], day: null });
  expect(findDatedRate([twd, myr], 'EUR', 'TWD')).toEqual({ rate: 34.2, used: [twd], day: '2026-03-01' });
  expect(findDatedRate([twd, myr], 'TWD', 'EUR')).toMatchObject({ used: [twd], day: '2026-03-01' });
  expect(findDatedRate([twd, myr], 'TWD', 'MYR')).toMatchObject({ used: [twd, myr], day: '2025-12-31' });
  expect(findDatedRate([twd, myr], 'MYR', 'TWD')).toMatchObject({ used: [myr, twd], day: '2025-12-31' });
  expect(findDatedRate([twd], 'TWD', 'MYR')).toBeUndefined();
});

const PAIRS = CURRENCIES.flatMap((from) => CURRENCIES.flatMap((to) => (from === to ? [] : [{ from, to }])));
const ratesOfDay = fc.subarray(PAIRS).chain((pairs) =>
  fc.tuple(
    ...pairs.map((pair) =>
      fc.record({
        from: fc.constant(pair.from),
        to: fc.constant(pair.to),
        rate: fc.integer({ min: 1, max: 1_000_000_000 }).map((millionths) => millionths / 1e6),
        day: fc.integer({ min: 0, max: 20_000 }).map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
      }),
    ),
  ),
);

it('computes the same rate from those it names alone, and names none that is older than its day', () => {
  fc.assert(
    fc.property(ratesOfDay, fc.constantFrom(...CURRENCIES), fc.constantFrom(...CURRENCIES), (rates, from, to) => {
      const found = findDatedRate(rates, from, to);
      expect(found?.rate).toBe(findRate(rates, from, to));
      if (found === undefined) return;
      expect(findRate(found.used, from, to)).toBe(found.rate);
      expect(found.used.length).toBeLessThanOrEqual(2);
      expect(found.day).toBe(found.used.map(({ day }) => day).sort()[0] ?? null);
    }),
  );
});
