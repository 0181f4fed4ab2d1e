import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { listCountries } from '#domain/countries/countries.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { makeSearch } from '#web/ui/field/search-choices.ts';
import { firstCountry, listCountryChoices } from './phone-dialog.tsx';

const english = listCountryChoices(buildPage({ locale: 'en-US' }).translator);
const codesOf = (typed: string, choices = english) => makeSearch(choices)(typed).map(({ value }) => value);

it.each(LOCALES)('lists every country once, named in %s and in its order', (locale) => {
  const choices = listCountryChoices(buildPage({ locale: locale }).translator);
  const names = choices.map(({ text }) => text);
  expect(choices.map(({ value }) => value).sort()).toEqual(listCountries().map(({ country }) => country));
  expect(names).toEqual([...names].sort(new Intl.Collator(locale).compare));
  expect(choices.filter(({ value, text }) => value === text)).toEqual([]);
});

describe('searching', () => {
  it('finds a country by its name in the language of the page and in English', () => {
    expect(codesOf('Taiwan')).toEqual(['TW']);
    expect(codesOf('台灣', listCountryChoices(buildPage({ locale: 'zh-TW' }).translator))).toEqual(['TW']);
    expect(codesOf('taiw', listCountryChoices(buildPage({ locale: 'zh-TW' }).translator))).toEqual(['TW']);
  });

  it('finds a country by its codes, prefix matches first', () => {
    expect(codesOf('886')).toEqual(['TW']);
    expect(codesOf('+84')[0]).toBe('VN');
    expect(codesOf('my')[0]).toBe('MY');
  });

  it('minds neither case nor accents', () => {
    expect(codesOf('COTE D')).toContain('CI');
    expect(codesOf('duc', listCountryChoices(buildPage({ locale: 'vi-VN' }).translator))[0]).toBe('DE');
  });

  it('finds all for nothing and nothing for nonsense', () => {
    expect(codesOf('  ')).toHaveLength(english.length);
    expect(codesOf('zzzz')).toEqual([]);
  });
});

it('R3.57 starts with the country of the number that the account has, else with that of the browser, else with MY', () => {
  const first = (callingCode: string, ...languages: string[]) =>
    firstCountry(english, { callingCode, languages, locale: 'en-US' });
  expect(first('886', 'vi-VN')).toBe('TW');
  expect(first('', 'zh', 'zh-TW')).toBe('TW');
  expect(first('')).toBe('MY');
  expect(first('', 'zh-XX')).toBe('MY');
  expect(first('999')).toBe('MY');
  expect(first('1')).toBe('MY');
});

it.each([
  ['zh-TW', 'TW'],
  ['zh-CN', 'CN'],
  ['vi-VN', 'VN'],
  ['en-US', 'MY'],
] as const)(
  'R3.57 a browser that names no country leaves it to the language of the page: %s is %s',
  (locale, country) => {
    expect(firstCountry(english, { callingCode: '', languages: ['en', 'zh'], locale })).toBe(country);
    expect(firstCountry(english, { callingCode: '', languages: ['en-SG'], locale })).toBe('SG');
  },
);
