import { expect, it } from 'vitest';
import { listCountryRegions } from './countries.ts';
import { listCountryCodes } from './country-codes.ts';
import { summarizeCountries } from './summarize-countries.ts';

const ALL = listCountryRegions()
  .flatMap(({ countries }) => countries)
  .toSorted();

it('knows the same countries as the form', () => {
  expect(listCountryCodes()).toEqual(ALL);
});

it('says everywhere only of every country', () => {
  expect(summarizeCountries(ALL)).toEqual({ kind: 'everywhere' });
  expect(summarizeCountries([...ALL, 'XK'])).toEqual({ kind: 'everywhere' });
  expect(summarizeCountries(ALL.slice(1))).toEqual({ kind: 'except', countries: ALL.slice(0, 1) });
});

it('names up to ten exceptions, and up to five countries', () => {
  expect(summarizeCountries(ALL.slice(10))).toEqual({ kind: 'except', countries: ALL.slice(0, 10) });
  expect(summarizeCountries(ALL.slice(11))).toEqual({ kind: 'many', countries: ALL.slice(11) });
  expect(summarizeCountries(ALL.slice(0, 6))).toMatchObject({ kind: 'many' });
  expect(summarizeCountries(ALL.slice(0, 5))).toEqual({ kind: 'few', countries: ALL.slice(0, 5) });
  expect(summarizeCountries([])).toEqual({ kind: 'few', countries: [] });
});
