import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '#contract/values/limits.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { listCountries, listCountryRegions } from '#domain/countries/countries.ts';
import { compileMessages } from './compile-messages.ts';
import { compareRegions, currencyName, languageName, regionName } from './name-places.ts';
import { createTranslator } from './translator.ts';

const CODES = [
  ...new Set([
    ...listCountryRegions().flatMap(({ countries }) => countries),
    ...listCountries().map(({ country }) => country),
  ]),
];

describe.each(LOCALES)('in %s', (locale) => {
  const translator = createTranslator(locale, compileMessages('places', locale));

  it('every country, currency and language has a name of its own', () => {
    const names = CODES.map((code) => regionName(translator, code));
    expect(CODES.filter((code, place) => names[place] === code)).toEqual([]);
    expect(new Set(names).size).toBe(CODES.length);
    for (const code of CURRENCIES) expect(currencyName(translator, code)).not.toBe(code);
    for (const code of LOCALES) expect(languageName(translator, code)).not.toBe(code);
  });

  it('every country has its place in the order', () => {
    const sorted = CODES.toSorted(compareRegions(translator));
    expect(translator.find('places.order')?.split(',')).toEqual(sorted);
    expect(sorted).toHaveLength(CODES.length);
  });
});

it('calls what has no name by its code, and puts it last', () => {
  const translator = createTranslator('en-US', compileMessages('places', 'en-US'));
  expect(regionName(translator, '')).toBe('');
  expect(regionName(translator, 'ZZ')).toBe('ZZ');
  expect(['ZZ', 'ZM', 'AF'].toSorted(compareRegions(translator))).toEqual(['AF', 'ZM', 'ZZ']);
});

it('no page names a country by the table of its browser, but for words that are only searched', () => {
  const files = import.meta.glob<string>('../web/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' });
  const naming = Object.entries(files).flatMap(([path, text]) => (text.includes('Intl.DisplayNames(') ? [path] : []));
  expect(naming).toEqual([
    '../web/features/developer/become/fields/form-fields.ts',
    '../web/features/verification/phone-dialog.tsx',
  ]);
});
