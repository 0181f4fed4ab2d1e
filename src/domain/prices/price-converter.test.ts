import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CURRENCIES } from '#contract/values/limits.ts';
import { convertPrice } from './convert-price.ts';
import { findRate } from './exchange-rates.ts';
import { createPriceConverter } from './price-converter.ts';

const RATES = [
  { from: 'EUR', to: 'TWD', rate: 34.2 },
  { from: 'MYR', to: 'EUR', rate: 0.21 },
] as const;

it('R5.36 converts as one price is converted, asked once or many times', () => {
  const convert = createPriceConverter(RATES);
  const anyCurrency = fc.constantFrom(...CURRENCIES);
  fc.assert(
    fc.property(fc.nat({ max: 200 }), anyCurrency, anyCurrency, (price, from, to) => {
      const rate = findRate(RATES, from, to);
      const expected = rate === undefined ? undefined : convertPrice({ price, from, to, rate });
      expect([convert(price, from, to), convert(price, from, to)]).toEqual([expected, expected]);
    }),
  );
});

it('answers nothing where no rate leads, and refuses what is no price', () => {
  const convert = createPriceConverter(RATES);
  expect(convert(1, 'SGD', 'TWD')).toBeUndefined();
  expect(convert(1, 'SGD', 'SGD')).toBe(1);
  expect(() => convert(-1, 'EUR', 'TWD')).toThrow(RangeError);
});
