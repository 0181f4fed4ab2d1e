import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildPrice, buildProduct } from '#tests/web/build-product.ts';
import { countriesIn, draftOf, priceOf, putCountries, setOwnPrice, toSubmission } from './product-draft.ts';

const DRAFT = draftOf(buildProduct({ prices: [buildPrice('TW', 'TWD', 90)], countries: ['TW', 'DE', 'FR', 'MY'] }));

it('R3.30 keeps a custom price whatever the default becomes, and follows the default again without one', () => {
  const manual = setOwnPrice(DRAFT, ['TW'], '100');
  const changed = { ...manual, defaultPrice: '200' };
  expect(toSubmission(changed).prices[0]).toMatchObject({ country: 'TW', manualPrice: true, price: '100' });
  expect(toSubmission(setOwnPrice(changed, ['TW'], null)).prices[0]).toEqual({
    country: 'TW',
    currency: 'TWD',
    manualPrice: false,
  });
});

it('sets one price for all countries of a currency and for no other', () => {
  const filled = setOwnPrice(DRAFT, countriesIn(DRAFT, 'EUR'), '2.5');
  expect(filled.countries.map((country) => priceOf(filled, country).own)).toEqual([null, '2.5', '2.5', null]);
});

it('keeps what was set for a country that is taken out and comes back', () => {
  const manual = setOwnPrice(DRAFT, ['DE'], '3');
  const without = putCountries(manual, ['DE'], false);
  expect(toSubmission(without).prices.map(({ country }) => country)).toEqual(['TW', 'FR', 'MY']);
  expect(priceOf(putCountries(without, ['DE'], true), 'DE').own).toBe('3');
});

it('has every country once, whatever is taken in and out', () => {
  const step = fc.record({
    countries: fc.uniqueArray(fc.constantFrom('TW', 'DE', 'FR', 'MY', 'VN', 'SG')),
    isChosen: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const { countries } = steps.reduce(
        (draft, { countries: put, isChosen }) => putCountries(draft, put, isChosen),
        DRAFT,
      );
      expect(new Set(countries).size).toBe(countries.length);
    }),
    { numRuns: 200 },
  );
});
