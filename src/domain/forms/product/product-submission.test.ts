import { expect, it } from 'vitest';
import { DEFAULT_PRODUCT } from '#contract/product/entities.ts';
import { errorName } from '#tests/contract/error-name.ts';
import { createPriceConverter } from '../../prices/price-converter.ts';
import type { Fields } from '../checks/checks.ts';
import { PRODUCT_EXAMPLE } from '../examples.ts';
import type { StoredProductForm } from './product-fields.ts';
import { normalizeProductForm, readProductForm } from './product-form.ts';
import { checkProductSubmission } from './product-submission.ts';

const ICON = '/files/images/1/x.png';
const convert = createPriceConverter([
  { from: 'EUR', to: 'TWD', rate: 30 },
  { from: 'EUR', to: 'MYR', rate: 4.5 },
]);
const dearer = createPriceConverter([
  { from: 'EUR', to: 'TWD', rate: 30 },
  { from: 'EUR', to: 'MYR', rate: 9 },
]);
const icons = new Map([[PRODUCT_EXAMPLE.icon, ICON]]);

const check = (changes: Fields = {}, others: Partial<Parameters<typeof checkProductSubmission>[0]> = {}) =>
  checkProductSubmission({
    fields: normalizeProductForm({ ...PRODUCT_EXAMPLE, ...changes }),
    convert,
    icons,
    ...others,
  });

function keep(changes: Fields = {}): StoredProductForm {
  const result = check(changes);
  if (!result.isRight) throw new Error(JSON.stringify(result.issues));
  return result.form;
}

const issuesOf = (...input: Parameters<typeof check>) => {
  const result = check(...input);
  return result.isRight
    ? []
    : result.issues.map(({ field, message, code }) => `${field} ${message} ${errorName(code)}`);
};

it('R3.30 makes the form to be kept: an address for the icon, a price for each country', () => {
  const form = keep({ name: ' Coins ', defaultPrice: '30' });
  expect(form).toMatchObject({ name: 'Coins', icon: ICON, defaultPrice: 30, countries: ['TW', 'MY', 'DE'] });
  expect(form.prices).toEqual([
    { country: 'TW', currency: 'TWD', defaultPrice: 30, price: 30, manualPrice: true },
    { country: 'MY', currency: 'MYR', defaultPrice: 4.5, price: 4.5, manualPrice: false },
    { country: 'DE', currency: 'EUR', defaultPrice: 1, price: 0.99, manualPrice: true },
  ]);
});

it('keeps automatic prices as long as the default price stays, whatever the rates are by now', () => {
  const stored = keep();
  const again = check({ icon: ICON, name: 'Other' }, { stored, convert: dearer });
  expect(again).toMatchObject({ isRight: true, form: { prices: stored.prices, icon: ICON } });
  const changed = check({ icon: ICON, defaultPrice: 60 }, { stored, convert: dearer });
  expect(changed).toMatchObject({ isRight: true, form: { prices: [{}, { price: 18 }, {}] } });
  // Unchanged prices need no rate either.
  const noRates = createPriceConverter([]);
  expect(issuesOf({ icon: ICON }, { stored, convert: noRates })).toEqual([]);
  expect(issuesOf({ icon: ICON, countries: ['TW', 'SG'] }, { stored, convert: noRates })).toEqual([
    'defaultCurrency form.no_rate currencyNotFound',
  ]);
});

it('names the row that was sent, else the field that it follows', () => {
  expect(issuesOf({ countries: ['SG'], prices: [] })).toEqual(['defaultCurrency form.no_rate currencyNotFound']);
  const row = { country: 'SG', currency: 'SGD', manualPrice: false };
  expect(issuesOf({ countries: ['TW', 'SG'], prices: [row] })).toEqual([
    'prices.0.currency form.no_rate currencyNotFound',
  ]);
  const free = { defaultCurrency: 'EUR', defaultPrice: 0 };
  expect(issuesOf({ ...free, countries: ['TW', 'MY'], prices: [] })).toEqual(['defaultPrice rule.price invalidFormat']);
});

it('looks for prices once the fields are right that they follow from, whatever else is wrong', () => {
  const noRate = { countries: ['SG'], prices: [] };
  expect(issuesOf({ ...noRate, name: '' })).toEqual([
    'name field.required invalidFormat',
    'defaultCurrency form.no_rate currencyNotFound',
  ]);
  expect(issuesOf({ ...noRate, defaultPrice: 'abc' })).toEqual(['defaultPrice rule.price invalidFormat']);
  const row = { country: 'SG', currency: 'SGD', price: -1, manualPrice: true };
  expect(issuesOf({ ...noRate, prices: [row] })).toEqual(['prices.0.price rule.price invalidFormat']);
});

it('names entries that are none, and never fails of them', () => {
  expect(issuesOf({ contents: [...PRODUCT_EXAMPLE.contents, null], prices: [null] })).toEqual([
    'contents.2 field.invalid invalidFormat',
    'prices.0 field.invalid invalidFormat',
  ]);
});

it('fills in what may be left out', () => {
  const form = keep({ contents: [{ lang: 'zh-TW', title: '金幣' }], prices: undefined });
  expect(form.contents).toEqual([{ lang: 'zh-TW', title: '金幣', description: '' }]);
  expect(form.prices.map(({ manualPrice }) => manualPrice)).toEqual([false, false, false]);
});

it('counts an automatic price that was sent for nothing', () => {
  const prices = [{ country: 'MY', currency: 'MYR', price: 99, manualPrice: false }];
  expect(readProductForm({ prices }).prices).toEqual([{ ...prices[0], price: 0 }]);
});

it('refuses unknown pictures and a changed default product, besides everything else', () => {
  expect(issuesOf({ icon: 'else', countries: [], defaultProduct: { ...DEFAULT_PRODUCT, quantity: 2 } })).toEqual([
    'defaultProduct field.invalid invalidFormat',
    'countries rule.at_least_one invalidFormat',
    'icon image.unknown invalidFormat',
  ]);
  expect(issuesOf({ icon: '' })).toEqual(['icon image.min_count iconMissing']);
  expect(issuesOf({ defaultProduct: { productId: 'point' } })).toEqual([]);
});
