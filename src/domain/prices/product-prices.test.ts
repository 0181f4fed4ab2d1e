import { describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { createPriceConverter } from './price-converter.ts';
import type { PriceRow, SentPriceRow } from './price-list.ts';
import { mayFollow, type PricingForm, priceProduct } from './product-prices.ts';

const convert = createPriceConverter([
  { from: 'EUR', to: 'TWD', rate: 34.2 },
  { from: 'EUR', to: 'MYR', rate: 4.6 },
]);
const formOf = (overrides: Partial<PricingForm>): PricingForm => ({
  defaultCurrency: 'EUR',
  defaultPrice: 1,
  countries: ['TW'],
  prices: [],
  ...overrides,
});
const sent = (overrides: Partial<SentPriceRow>): SentPriceRow => ({
  country: 'TW',
  currency: 'TWD',
  price: 30,
  manualPrice: false,
  ...overrides,
});
const SG: PriceRow = { country: 'SG', currency: 'SGD', defaultPrice: 1.5, price: 1.5, manualPrice: false };
const NO_RATE = { message: 'form.no_rate', code: ERROR.currencyNotFound };

it('prices every country where nothing is wrong', () => {
  const { rows, issues } = priceProduct({ form: formOf({ countries: ['TW', 'DE'] }), convert });
  expect(issues).toEqual([]);
  expect(rows.map(({ currency, price }) => [currency, price])).toEqual([
    ['TWD', 35],
    ['EUR', 1],
  ]);
});

describe('a currency without a rate', () => {
  it('is refused with 50013 at the row that names it, else once at the default currency', () => {
    const form = formOf({ defaultCurrency: 'SGD', countries: ['TW', 'MY', 'DE', 'SG'], prices: [sent({})] });
    expect(priceProduct({ form, convert })).toEqual({
      rows: [],
      issues: [
        { field: 'prices.0.currency', ...NO_RATE },
        { field: 'defaultCurrency', ...NO_RATE },
      ],
    });
  });

  it('does not matter to an automatic price that is kept', () => {
    const form = formOf({ countries: ['SG'] });
    expect(priceProduct({ form, convert, stored: { ...form, prices: [SG] } })).toEqual({ rows: [SG], issues: [] });
  });

  it.each([
    ['the default price changes', { defaultPrice: 2 }, SG],
    ['the default currency changes', { defaultCurrency: 'MYR' }, SG],
    ['the row had another currency', {}, { ...SG, currency: 'EUR' }],
    ['another country has the row', {}, { ...SG, country: 'MY' }],
  ] as const)('matters again where %s', (_, changed, row) => {
    const form = formOf({ countries: ['SG'] });
    expect(priceProduct({ form: { ...form, ...changed }, convert, stored: { ...form, prices: [row] } })).toEqual({
      rows: [],
      issues: [{ field: 'defaultCurrency', ...NO_RATE }],
    });
  });
});

describe('a price that may not stand', () => {
  const refusal = { message: 'rule.price', values: { currency: 'TWD' }, code: ERROR.invalidFormat };

  it('is refused with 20001 at the default price, or at the row that was sent', () => {
    const free = formOf({ defaultPrice: 0 });
    expect(priceProduct({ form: free, convert })).toEqual({
      rows: [],
      issues: [{ field: 'defaultPrice', ...refusal }],
    });
    expect(priceProduct({ form: { ...free, prices: [sent({})] }, convert }).issues).toEqual([
      { field: 'prices.0.price', ...refusal },
    ]);
    expect(priceProduct({ form: { ...free, countries: ['DE'] }, convert }).issues).toEqual([]);
  });

  it('is, beside a manual one, only an automatic one that is no amount', () => {
    const beside = (defaultPrice: number, country: string, currency: 'TWD' | 'MYR') =>
      priceProduct({
        form: formOf({ defaultPrice, countries: [country], prices: [sent({ country, currency, manualPrice: true })] }),
        convert,
      });
    expect(beside(0, 'TW', 'TWD')).toMatchObject({ rows: [{ defaultPrice: 0, price: 30 }], issues: [] });
    expect(beside(9_999_999_999_999.99, 'MY', 'MYR').issues).toEqual([
      { field: 'prices.0.price', ...refusal, values: { currency: 'MYR' } },
    ]);
  });

  it('is one that rounding has made nothing', () => {
    expect(mayFollow({ price: 0, currency: 'EUR', source: 1 })).toBe(false);
    expect(mayFollow({ price: 0, currency: 'EUR', source: 0 })).toBe(true);
    expect(mayFollow({ price: 0.01, currency: 'EUR', source: 1 })).toBe(true);
    expect(mayFollow({ price: 0, currency: 'TWD', source: 0 })).toBe(false);
  });
});
