import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CURRENCIES } from '#contract/values/limits.ts';
import { type ExchangeRate, ExchangeRateError } from './exchange-rates.ts';
import { createPriceConverter } from './price-converter.ts';
import { fillPriceList, type PriceRow } from './price-list.ts';

const RATES: readonly ExchangeRate[] = [
  { from: 'EUR', to: 'TWD', rate: 34.2 },
  { from: 'EUR', to: 'MYR', rate: 4.6 },
  { from: 'EUR', to: 'SGD', rate: 1.46 },
];
const SOURCE = { defaultCurrency: 'EUR', defaultPrice: 1, convert: createPriceConverter(RATES) } as const;
const COUNTRIES = ['TW', 'MY', 'SG', 'DE', 'US', 'VN', 'JP'] as const;

function buildRow(overrides: Partial<PriceRow>): PriceRow {
  return { country: 'TW', currency: 'TWD', defaultPrice: 35, price: 35, manualPrice: false, ...overrides };
}

const anyRow = fc.record({
  country: fc.constantFrom(...COUNTRIES),
  currency: fc.constantFrom(...CURRENCIES),
  defaultPrice: fc.integer({ min: 0, max: 1000 }),
  price: fc.integer({ min: 0, max: 1000 }),
  manualPrice: fc.boolean(),
});
const anyRates = fc
  .tuple(...RATES.map(() => fc.integer({ min: 1, max: 100_000 })))
  .map((values) => RATES.map((entry, index) => ({ ...entry, rate: (values[index] ?? 1) / 1000 })));
const anySource = fc.record({
  defaultCurrency: fc.constantFrom(...CURRENCIES),
  defaultPrice: fc.integer({ min: 0, max: 100_000 }),
  convert: anyRates.map(createPriceConverter),
});
const anyInput = fc
  .record({ source: anySource, countries: fc.uniqueArray(fc.constantFrom(...COUNTRIES)), rows: fc.array(anyRow) })
  .map(({ source, countries, rows }) => ({ ...source, countries, rows }));

it('makes a missing row in the currency of the country, else in EUR, at the converted price', () => {
  const { rows, fields } = fillPriceList({ ...SOURCE, countries: ['TW', 'US', 'MY', 'SG'], rows: [] });
  expect(rows).toEqual([
    { country: 'TW', currency: 'TWD', defaultPrice: 35, price: 35, manualPrice: false },
    { country: 'US', currency: 'EUR', defaultPrice: 1, price: 1, manualPrice: false },
    { country: 'MY', currency: 'MYR', defaultPrice: 4.6, price: 4.6, manualPrice: false },
    { country: 'SG', currency: 'SGD', defaultPrice: 1.46, price: 1.46, manualPrice: false },
  ]);
  expect(fields).toEqual({});
});

it('computes an automatic price whatever was sent, and keeps a manual one beside its automatic price', () => {
  const sent = [
    { country: 'TW', currency: 'TWD', price: 30, manualPrice: true },
    { country: 'MY', currency: 'EUR', price: 99, manualPrice: false },
  ] as const;
  expect(fillPriceList({ ...SOURCE, countries: ['TW', 'MY'], rows: sent }).rows).toEqual([
    { country: 'TW', currency: 'TWD', defaultPrice: 35, price: 30, manualPrice: true },
    { country: 'MY', currency: 'EUR', defaultPrice: 1, price: 1, manualPrice: false },
  ]);
});

it('names every country that comes twice, and still answers one row for each', () => {
  const rows = [buildRow({}), buildRow({ country: 'MY' }), buildRow({ manualPrice: true })];
  const list = fillPriceList({ ...SOURCE, countries: ['TW', 'MY', 'MY'], rows });
  expect(list.fields).toEqual({
    'countries.2': 'form.country_repeated',
    'prices.2.country': 'form.country_repeated',
  });
  expect(list.rows.map(({ country }) => country)).toEqual(['TW', 'MY']);
});

it('drops the row of a country that is not listed', () => {
  expect(fillPriceList({ ...SOURCE, countries: ['MY'], rows: [buildRow({})] }).rows.map((row) => row.country)).toEqual([
    'MY',
  ]);
});

it('says so when no rate leads to a currency', () => {
  expect(() => fillPriceList({ ...SOURCE, convert: createPriceConverter([]), countries: ['TW'], rows: [] })).toThrow(
    ExchangeRateError,
  );
  expect(
    fillPriceList({ ...SOURCE, convert: createPriceConverter([]), countries: ['DE'], rows: [] }).rows[0]?.price,
  ).toBe(1);
});

it('follows the default while the switch is off and keeps its own price while it is on', () => {
  const fill = (row: PriceRow) => fillPriceList({ ...SOURCE, defaultPrice: 2, countries: ['TW'], rows: [row] }).rows;
  expect(fill(buildRow({ price: 30 }))).toEqual([buildRow({ defaultPrice: 69, price: 69 })]);
  const manual = buildRow({ price: 30, manualPrice: true });
  expect(fill(manual)).toEqual([{ ...manual, defaultPrice: 69 }]);
});

it('fills a list once: what came out comes out again, one row for each country', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { rows } = fillPriceList(input);
      expect(rows.map(({ country }) => country)).toEqual(input.countries);
      expect(fillPriceList({ ...input, rows })).toEqual({ rows, fields: {} });
    }),
  );
});

it('charges a manual price as it was sent, whatever default and rates', () => {
  fc.assert(
    fc.property(anySource, anyRow, (source, row) => {
      const input = { ...source, countries: [row.country], rows: [{ ...row, manualPrice: true }] };
      expect(fillPriceList(input).rows[0]?.price).toBe(row.price);
    }),
  );
});
