import { expect, it } from 'vitest';
import { callingCodeOf, currencyOfCountry, listCountries, preselectCountry } from './countries.ts';

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

it('R3.57 preselects MY for an unknown or absent country', () => {
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
