import { expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import {
  callingCodeOf,
  currencyOfCountry,
  isCountryCode,
  listCountries,
  listCountryRegions,
  preselectCountry,
} from './countries.ts';

it.each([
  ['TW', '886'],
  ['MY', '60'],
  ['SG', '65'],
  ['VN', '84'],
  ['US', '1'],
  ['VA', '39'],
])('R3.56 calls %s by %s', (country, callingCode) => {
  expect(callingCodeOf(country)).toBe(callingCode);
});

it('R3.56 lists every country once, with calling code and currency', () => {
  const list = listCountries();
  expect(list).toContainEqual({ country: 'TW', callingCode: '886', currency: 'TWD' });
  expect(list.length).toBeGreaterThan(240);
  expect(new Set(list.map(({ country }) => country)).size).toBe(list.length);
  expect(
    list.filter(({ country, callingCode }) => !/^[A-Z]{2}$/.test(country) || !/^\d{1,3}$/.test(callingCode)),
  ).toEqual([]);
});

it('R3.57 R9.8 preselects MY for an unknown or absent country', () => {
  expect([undefined, null, '', 'XX', 'tw', 'constructor'].map(preselectCountry)).toEqual(Array(6).fill('MY'));
  expect(preselectCountry('TW')).toBe('TW');
});

it.each([
  ['TW', 'TWD'],
  ['MY', 'MYR'],
  ['SG', 'SGD'],
  ['DE', 'EUR'],
  ['JP', 'EUR'],
  ['VN', 'EUR'],
  ['US', 'EUR'],
  ['XX', 'EUR'],
  ['toString', 'EUR'],
])('R3.58 R9.7 sells to %s in %s', (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency);
});

it('knows the 249 countries of ISO 3166-1 by their codes', () => {
  expect(['TW', 'MY', 'SG', 'VN', 'AQ', 'AX', 'SH', 'ZW'].filter((code) => !isCountryCode(code))).toEqual([]);
  expect(['ZZ', 'XK', 'AC', 'TA', 'EU', 'UK', 'tw', 'TWN', '', 'constructor'].filter(isCountryCode)).toEqual([]);
  expect(listCountryRegions().flatMap((region) => region.countries)).toHaveLength(249);
});

it('puts every country into one region', () => {
  const codes = listCountryRegions().flatMap((region) => region.countries);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => !isCountryCode(code))).toEqual([]);
  const regionOf = (country: string) =>
    listCountryRegions().find(({ countries }) => countries.includes(country))?.region;
  expect(['TW', 'SG', 'AU', 'DE', 'US', 'BR', 'ZA', 'AQ'].map(regionOf)).toEqual([
    '142',
    '142',
    '009',
    '150',
    '003',
    '005',
    '002',
    'AQ',
  ]);
});

it.each(LOCALES)('has regions that the platform can name in %s', (locale) => {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const known = listCountryRegions().map(({ region }) => names.of(region));
  expect(known).toHaveLength(7);
  expect(known).not.toContain(undefined);
  expect(new Set(known).size).toBe(7);
});
