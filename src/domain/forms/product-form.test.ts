import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isCountryCode } from '../countries.ts';
import { isCurrencyCode } from '../currencies.ts';
import { productRules } from '../rules/product-rules.ts';
import { PRODUCT_EXAMPLE } from './examples.ts';
import { checkPricing, checkProductForm, type ProductForm } from './product-form.ts';

function issuesOf(changes: Readonly<Record<string, unknown>>): readonly string[] {
  return checkProductForm({ ...PRODUCT_EXAMPLE, ...changes }).map(
    ({ field, message, code }) => `${field} ${message} ${code}`,
  );
}

it('finds nothing wrong with a form that is right', () => {
  expect(checkProductForm(PRODUCT_EXAMPLE)).toEqual([]);
  expect(issuesOf({ prices: [] })).toEqual([]);
});

const row = { country: 'TW', currency: 'TWD', price: 30, manualPrice: true };
const [content] = PRODUCT_EXAMPLE.contents;

const WRONG_VALUES: readonly (readonly [keyof ProductForm, unknown, string])[] = [
  ['productId', '', 'productId field.required 20001'],
  ['productId', 'Coin 1', 'productId rule.product_id_format 20001'],
  ['productId', 'yoe_coin', 'productId rule.product_id_format 20001'],
  ['name', ' ', 'name field.required 20001'],
  ['name', 'x'.repeat(56), 'name rule.max_length 20001'],
  ['icon', undefined, 'icon image.min_count 20003'],
  ['contentDefault', 'xx', 'contentDefault field.language 20002'],
  ['contents', [], 'contents form.language_missing 20005'],
  ['contents', [{ ...content, title: '' }], 'contents.0.title form.language_incomplete 20001'],
  ['contents', [{ ...content, title: '星'.repeat(56) }], 'contents.0.title rule.max_length 20001'],
  ['contents', [{ ...content, description: 'x'.repeat(201) }], 'contents.0.description rule.max_length 20001'],
  ['contents', { ...content }, 'contents field.invalid 20001'],
  ['defaultCurrency', '', 'defaultCurrency form.choose 20001'],
  ['defaultCurrency', 'USD', 'defaultCurrency field.choice 50013'],
  ['defaultPrice', undefined, 'defaultPrice field.required 20001'],
  ['defaultPrice', 0, 'defaultPrice rule.price 20001'],
  ['defaultPrice', -5, 'defaultPrice rule.price 20001'],
  ['defaultPrice', 29.9, 'defaultPrice rule.price 20001'],
  ['defaultPrice', 'abc', 'defaultPrice rule.price 20001'],
  ['countries', [], 'countries rule.at_least_one 20001'],
  ['countries', ['TW', 'TW'], 'countries.1 form.country_repeated 20001'],
  ['countries', ['ZZ'], 'countries.0 field.choice 50017'],
  ['prices', 'none', 'prices field.invalid 20001'],
  ['prices', [row, { ...row, price: 31 }], 'prices.1.country form.country_repeated 20001'],
  ['prices', [{ ...row, country: '' }], 'prices.0.country form.price_country 20001'],
  ['prices', [{ ...row, country: 'ZZ' }], 'prices.0.country field.choice 50017'],
  ['prices', [{ ...row, currency: 'USD' }], 'prices.0.currency field.choice 50013'],
  ['prices', [{ ...row, price: 29.9 }], 'prices.0.price rule.price 20001'],
  ['prices', [{ ...row, price: null }], 'prices.0.price field.required 20001'],
  ['prices', [{ ...row, manualPrice: 'on' }], 'prices.0.manualPrice rule.yes_or_no 20001'],
  ['prices', Array(301).fill(row), 'prices form.count 20001'],
];

it.each(WRONG_VALUES)('refuses a wrong %s: %j', (field, value, issue) => {
  expect(issuesOf({ [field]: value })).toEqual([issue]);
});

it('judges a price in its own currency', () => {
  expect(issuesOf({ prices: [{ ...row, currency: 'EUR', price: 29.99 }] })).toEqual([]);
  expect(issuesOf({ defaultCurrency: 'EUR', defaultPrice: 0 })).toEqual([]);
  expect(checkProductForm({ ...PRODUCT_EXAMPLE, defaultCurrency: 'EUR', defaultPrice: 0.999 })).toEqual([
    { field: 'defaultPrice', message: 'rule.price', values: { currency: 'EUR' }, code: 20001 },
  ]);
});

it('takes the longest texts', () => {
  const longest = { lang: 'zh-TW', title: '😀'.repeat(55), description: '😀'.repeat(200) };
  expect(issuesOf({ name: 'x'.repeat(55), contents: [longest] })).toEqual([]);
  expect(issuesOf({ contents: [{ lang: 'zh-TW', title: 'x', description: '' }] })).toEqual([]);
});

it('judges the fields that prices follow from by themselves', () => {
  expect(checkPricing(PRODUCT_EXAMPLE)).toEqual([]);
  const fields = (form: unknown) => checkPricing(form).map(({ field }) => field);
  expect(fields({ ...PRODUCT_EXAMPLE, name: '', defaultPrice: -1, prices: 'none' })).toEqual([
    'defaultPrice',
    'prices',
  ]);
  for (const nothing of [undefined, null, 'form', {}]) {
    expect(fields(nothing)).toEqual(['defaultCurrency', 'defaultPrice', 'countries']);
  }
});

it('names every failing field at once', () => {
  expect(checkProductForm(undefined).map(({ field }) => field)).toEqual([
    ...['productId', 'name', 'contents', 'icon', 'defaultCurrency', 'defaultPrice', 'countries'],
  ]);
});

const anyRow = fc.record({
  country: fc.constantFrom('TW', 'MY', 'SG', 'DE', 'VN', 'JP', 'tw', 'ZZ', 'TWN', '', 7),
  currency: fc.constantFrom('TWD', 'MYR', 'SGD', 'EUR', 'USD', 'eur', '', null),
  price: fc.constantFrom(1, 0, 0.99, 29.999, -1, '30', 'abc', '', undefined, Number.NaN),
  manualPrice: fc.constantFrom(true, false, undefined, 'on'),
});
type Row = typeof anyRow extends fc.Arbitrary<infer Value> ? Value : never;

/** The fields of a row that are wrong, said again in the plainest way. */
function wrongFieldsOf({ country, currency, price, manualPrice }: Row, countriesBefore: readonly unknown[]): string[] {
  const isKnown = typeof country === 'string' && isCountryCode(country);
  const isUnset = price === undefined || price === '';
  const isRefused = isCurrencyCode(currency) && productRules.price.check(price, { currency }) !== true;
  return [
    ...(isKnown && !countriesBefore.includes(country) ? [] : ['country']),
    ...(isCurrencyCode(currency) ? [] : ['currency']),
    ...((isUnset ? manualPrice === true : isRefused) ? ['price'] : []),
    ...(manualPrice === 'on' ? ['manualPrice'] : []),
  ];
}

it('names the wrong fields of every row, whatever else is right', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 6 }), (prices) => {
      const countries = prices.map((row) => row.country);
      const wrong = prices.flatMap((row, index) =>
        wrongFieldsOf(row, countries.slice(0, index)).map((field) => `prices.${index}.${field}`),
      );
      const named = new Set(checkProductForm({ ...PRODUCT_EXAMPLE, prices }).map(({ field }) => field));
      expect([...named].sort()).toEqual(wrong.sort());
    }),
    { numRuns: 2000 },
  );
});
