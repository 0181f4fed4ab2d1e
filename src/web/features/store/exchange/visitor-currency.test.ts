import { expect, it } from 'vitest';
import { DEFAULT_CURRENCY } from '#contract/values/limits.ts';
import { currencyOfCountry, listCountryRegions } from '#domain/countries/countries.ts';
import { type CurrencyHints, findVisitorCurrency } from './visitor-currency.ts';

const NOTHING: CurrencyHints = { remembered: null, balances: null, languages: [], locale: 'en-US' };
const find = (hints: Partial<CurrencyHints>) => findVisitorCurrency({ ...NOTHING, ...hints });

it('R3.58 agrees with the table of countries for every country', () => {
  for (const country of listCountryRegions().flatMap(({ countries }) => countries)) {
    expect([country, find({ languages: [`en-${country}`] })]).toEqual([country, currencyOfCountry(country)]);
  }
});

it('uses the stored choice, then the wallet, then the browser’s country, then the page’s', () => {
  const balances = [
    { currency: 'EUR', points: 0, owed: 0 },
    { currency: 'SGD', points: 5, owed: 0 },
  ] as const;
  const languages = ['zh', 'ms-MY', 'en-SG'];
  const all = { remembered: 'TWD', balances, languages, locale: 'zh-TW' } as const;
  expect(find(all)).toBe('TWD');
  expect(find({ ...all, remembered: 'USD' })).toBe('SGD');
  expect(find({ ...all, remembered: null, balances: [{ currency: 'EUR', points: 0, owed: 0 }] })).toBe('MYR');
  expect(find({ languages: ['zh', 'en'], locale: 'zh-TW' })).toBe('TWD');
  expect(find({ languages: ['zh-Hant-TW'] })).toBe('TWD');
  expect(find({})).toBe(DEFAULT_CURRENCY);
});
