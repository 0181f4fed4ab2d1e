import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { errorName } from '#tests/contract/error-name.ts';
import { isCountryCode } from '../../countries/countries.ts';
import { isCurrencyCode } from '../../money/currencies.ts';
import { productRules } from '../../rules/product-rules.ts';
import { PRODUCT_EXAMPLE } from '../examples.ts';
import type { ProductForm } from './product-fields.ts';
import { checkPricing, checkProductForm } from './product-form.ts';

function issuesOf(changes: Readonly<Record<string, unknown>>): readonly string[] {
  return checkProductForm({ ...PRODUCT_EXAMPLE, ...changes }).map(
    ({ field, message, code }) => `${field} ${message} ${errorName(code)}`,
  );
}

it('finds nothing wrong with a form that is right', () => {
  expect(checkProductForm(PRODUCT_EXAMPLE)).toEqual([]);
  expect(issuesOf({ prices: [] })).toEqual([]);
});

const row = { country: 'TW', currency: 'TWD', price: 30, manualPrice: true };
const [content] = PRODUCT_EXAMPLE.contents;

const WRONG_VALUES: readonly (readonly [keyof ProductForm, unknown, string])[] = [
  ['productId', '', 'productId field.required invalidFormat'],
  ['productId', 'Coin 1', 'productId rule.product_id_format invalidFormat'],
  ['productId', 'yoe_coin', 'productId rule.product_id_format invalidFormat'],
  ['name', ' ', 'name field.required invalidFormat'],
  ['name', 'x'.repeat(56), 'name rule.max_length invalidFormat'],
  ['icon', undefined, 'icon image.min_count iconMissing'],
  ['contentDefault', 'xx', 'contentDefault field.language invalidLanguageFormat'],
  ['contents', [], 'contents form.language_missing defaultLanguageMissing'],
  ['contents', [{ ...content, title: '' }], 'contents.0.title field.required invalidFormat'],
  ['contents', [{ ...content, title: '星'.repeat(56) }], 'contents.0.title rule.max_length invalidFormat'],
  ['contents', [{ ...content, description: 'x'.repeat(201) }], 'contents.0.description rule.max_length invalidFormat'],
  ['contents', { ...content }, 'contents field.invalid invalidFormat'],
  ['defaultCurrency', '', 'defaultCurrency form.choose invalidFormat'],
  ['defaultCurrency', 'USD', 'defaultCurrency field.choice currencyNotFound'],
  ['defaultPrice', undefined, 'defaultPrice field.required invalidFormat'],
  ['defaultPrice', 0, 'defaultPrice rule.price invalidFormat'],
  ['defaultPrice', -5, 'defaultPrice rule.price invalidFormat'],
  ['defaultPrice', 29.9, 'defaultPrice rule.price invalidFormat'],
  ['defaultPrice', 'abc', 'defaultPrice rule.price invalidFormat'],
  ['countries', [], 'countries rule.at_least_one invalidFormat'],
  ['countries', ['TW', 'TW'], 'countries.1 form.country_repeated invalidFormat'],
  ['countries', ['ZZ'], 'countries.0 field.choice countryNotFound'],
  ['prices', 'none', 'prices field.invalid invalidFormat'],
  ['prices', [row, { ...row, price: 31 }], 'prices.1.country form.country_repeated invalidFormat'],
  ['prices', [{ ...row, country: '' }], 'prices.0.country form.price_country invalidFormat'],
  ['prices', [{ ...row, country: 'ZZ' }], 'prices.0.country field.choice countryNotFound'],
  ['prices', [{ ...row, currency: 'USD' }], 'prices.0.currency field.choice currencyNotFound'],
  ['prices', [{ ...row, price: 29.9 }], 'prices.0.price rule.price invalidFormat'],
  ['prices', [{ ...row, price: null }], 'prices.0.price field.required invalidFormat'],
  ['prices', [{ ...row, manualPrice: 'on' }], 'prices.0.manualPrice rule.yes_or_no invalidFormat'],
  ['prices', Array(301).fill(row), 'prices form.count invalidFormat'],
];

it.each(WRONG_VALUES)('refuses a wrong %s: %j', (field, value, issue) => {
  expect(issuesOf({ [field]: value })).toEqual([issue]);
});

it('checks a price in its own currency', () => {
  expect(issuesOf({ prices: [{ ...row, currency: 'EUR', price: 29.99 }] })).toEqual([]);
  expect(issuesOf({ defaultCurrency: 'EUR', defaultPrice: 0 })).toEqual([]);
  expect(checkProductForm({ ...PRODUCT_EXAMPLE, defaultCurrency: 'EUR', defaultPrice: 0.999 })).toEqual([
    { field: 'defaultPrice', message: 'rule.price', values: { currency: 'EUR' }, code: ERROR.invalidFormat },
  ]);
});

it('takes the longest texts', () => {
  const longest = { lang: 'zh-TW', title: '😀'.repeat(55), description: '😀'.repeat(200) };
  expect(issuesOf({ name: 'x'.repeat(55), contents: [longest] })).toEqual([]);
  expect(issuesOf({ contents: [{ lang: 'zh-TW', title: 'x', description: '' }] })).toEqual([]);
});

it('checks separately the fields that determine prices', () => {
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

/** The invalid fields of a row, computed independently in the simplest way. */
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
