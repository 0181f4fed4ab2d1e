import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { isCountryCode, listCountryRegions } from '../../countries/countries.ts';
import { COUNTRY_COUNT_MAX, countries, country } from './country-checks.ts';

const ALL = listCountryRegions().flatMap((region) => region.countries);

it('takes every country at once', () => {
  expect(countries(ALL, {})).toEqual([]);
});

it('knows the same countries as the catalog of countries', () => {
  const letters = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  for (const first of letters) {
    for (const second of letters) {
      const pair = first + second;
      expect(country(pair, {}).length === 0, pair).toBe(isCountryCode(pair));
    }
  }
  for (const other of ['', 'T', 'TWN', 'ＴＷ', 'TW ', 7, null, undefined, ['TW']]) {
    expect(country(other, {})).toHaveLength(1);
  }
});

it('names what is unknown and what stands twice', () => {
  const anyCode = fc.constantFrom('TW', 'MY', 'SG', 'DE', 'ZZ', 'tw', '', 7);
  fc.assert(
    fc.property(fc.array(anyCode, { minLength: 1, maxLength: 8 }), (codes) => {
      const wrong = codes.flatMap((code, index) => {
        const isKnown = typeof code === 'string' && isCountryCode(code);
        return isKnown && codes.indexOf(code) === index ? [] : [`${index}`];
      });
      expect([...new Set(countries(codes, {}).map(({ field }) => field))]).toEqual(expect.arrayContaining(wrong));
      expect(new Set(countries(codes, {}).map(({ field }) => field)).size).toBe(wrong.length);
    }),
  );
});

it('does not look into lists longer than all countries', () => {
  expect(countries(Array(COUNTRY_COUNT_MAX + 1).fill('TW'), {})).toEqual([
    { field: '', message: 'form.count', values: { max: COUNTRY_COUNT_MAX }, code: ERROR.invalidFormat },
  ]);
});
