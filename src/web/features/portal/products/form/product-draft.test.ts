import { expect, it } from 'vitest';
import { checkProductForm } from '#domain/forms/product/product-form.ts';
import { buildPrice, buildProduct } from '#tests/web/build-product.ts';
import { draftOf, newDraft, toFieldName, toSubmission } from './product-draft.ts';

const PRODUCT = buildProduct({
  prices: [buildPrice('TW', 'TWD', 100, { manualPrice: true, defaultPrice: 90 }), buildPrice('DE', 'TWD', 90)],
  countries: ['TW', 'DE', 'MY'],
});

it('sends what is stored as it was read, automatic prices without their amount', () => {
  const sent = toSubmission(draftOf(PRODUCT));
  expect(sent.prices).toEqual([
    { country: 'TW', currency: 'TWD', manualPrice: true, price: '100' },
    { country: 'DE', currency: 'TWD', manualPrice: false },
    { country: 'MY', currency: 'MYR', manualPrice: false },
  ]);
  expect(sent.contents).toEqual([{ lang: 'zh-TW', title: '寶石', description: '' }]);
  expect(checkProductForm(sent)).toEqual([]);
});

it('begins a product where its application is published, in its default language', () => {
  const draft = newDraft({ countries: ['VN', 'SG'], contentDefault: 'vi-VN' });
  expect(toSubmission(draft)).toMatchObject({
    countries: ['VN', 'SG'],
    contentDefault: 'vi-VN',
    contents: [{ lang: 'vi-VN', title: '', description: '' }],
    prices: [{ currency: 'EUR' }, { currency: 'SGD' }],
  });
});

it('leaves out languages without a word, and reads full-width digits', () => {
  const draft = draftOf(PRODUCT);
  const contents = { ...draft.contents, 'en-US': { title: ' Gems ', description: ' ' } };
  const sent = toSubmission({ ...draft, contents, defaultPrice: ' ３０ ' });
  expect(sent.contents.map(({ lang, title }) => [lang, title])).toEqual([
    ['zh-TW', '寶石'],
    ['en-US', 'Gems'],
  ]);
  expect(sent.defaultPrice).toBe('30');
});

it.each([
  ['prices.1.price', 'prices.DE.price'],
  ['prices.2.currency', 'prices.MY.price'],
  ['prices.9.price', 'countries'],
  ['prices', 'countries'],
  ['contents.0.title', 'contents.zh-TW.title'],
  ['contents.0.description', 'contents.zh-TW.description'],
  ['contents', 'contents.zh-TW.title'],
  ['countries.2', 'countries'],
  ['productId', 'productId'],
])('finds the field of the page for %s', (field, name) => {
  expect(toFieldName(field, toSubmission(draftOf(PRODUCT)))).toBe(name);
});
