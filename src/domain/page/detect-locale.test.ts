import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { detectLocale } from './detect-locale.ts';

const detect = (acceptLanguage: string, cookie?: string, locales: readonly LocaleCode[] = LOCALES) =>
  detectLocale({ acceptLanguage, cookie }, locales);

it.each([
  ['en-US', 'en-US'],
  ['EN-us', 'en-US'],
  ['en-GB,en;q=0.9', 'en-US'],
  ['vi', 'vi-VN'],
  ['zh-CN,zh;q=0.9', 'zh-CN'],
  ['zh', 'zh-TW'],
  ['fr', 'zh-TW'],
  ['fr-FR,fr;q=0.9,en;q=0.8', 'en-US'],
  ['', 'zh-TW'],
  ['*', 'zh-TW'],
  ['en;q=0', 'zh-TW'],
  ['en;q=0.1, vi;q=0.2', 'vi-VN'],
  ['en;q=0.0.1, vi;q=0.1', 'vi-VN'],
  [';q=1,,en', 'en-US'],
  ['fr , vi ;q=0.5', 'vi-VN'],
  ['vi; q=0 ', 'zh-TW'],
  ['vi;q=0\t,en', 'en-US'],
  ['vi;xq=0', 'vi-VN'],
  ['vi;q=0x', 'vi-VN'],
])('R4.43 reads the browser language %j as %s', (header, locale) => {
  expect(detect(header)).toBe(locale);
});

it.each([
  ['vi,en-US;q=0.9,en;q=0.8', 'vi-VN'],
  ['en-GB,en;q=0.9,zh-TW;q=0.5', 'en-US'],
  ['zh-HK,zh;q=0.9,en-US;q=0.8', 'zh-TW'],
])('R4.43 keeps the order of preference: %j is %s', (header, locale) => {
  expect(detect(header)).toBe(locale);
});

it('R4.43 reads the first twenty languages', () => {
  const others = (count: number) => Array(count).fill('fr').join(',');
  expect(detect(`${others(19)},vi`)).toBe('vi-VN');
  expect(detect(`${others(20)},vi`)).toBe('zh-TW');
});

it('R4.43 uses the default where the header is absent', () => {
  expect(detectLocale({}, LOCALES)).toBe('zh-TW');
});

it('R4.44 lets a stored language win over that of the browser', () => {
  expect(detect('', 'en-US')).toBe('en-US');
  expect(detect('en-US', 'zh-TW')).toBe('zh-TW');
});

it('R4.44 ignores a stored language that is not served', () => {
  expect(detect('en-US', 'fr-FR')).toBe('en-US');
  expect(detect('en-US', 'vi-VN', ['zh-TW', 'en-US'])).toBe('en-US');
  expect(detect('vi-VN', undefined, ['zh-TW', 'en-US'])).toBe('zh-TW');
});

it('R1.27 answers with a served language, whatever is sent', () => {
  const hints = fc.record({ cookie: fc.string(), acceptLanguage: fc.string() }, { requiredKeys: [] });
  const served = fc.constantFrom<readonly LocaleCode[]>(LOCALES, ['zh-TW', 'en-US']);
  fc.assert(
    fc.property(hints, served, (sent, locales) => {
      expect(locales).toContain(detectLocale(sent, locales));
    }),
  );
});
