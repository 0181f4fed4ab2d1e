import { expect, it } from 'vitest';
import { countryOfLanguages } from './country-of-languages.ts';

it.each([
  [['zh-TW', 'en-US'], 'TW'],
  [['zh', 'zh-Hant-HK'], 'HK'],
  [['en-us'], 'US'],
  [['zh-Hant', 'vi'], undefined],
  [[], undefined],
])('of %j is %s', (languages, country) => {
  expect(countryOfLanguages(languages)).toBe(country);
});
