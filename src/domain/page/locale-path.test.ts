import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { WEB_SEGMENT } from '#tests/factories/any-web-address.ts';
import { localizePath, splitLocalePath, stripDefaultLocale } from './locale-path.ts';

it('R2.3 R2.4 R9.33 prefixes every language but the default one', () => {
  expect(localizePath('/games', 'zh-TW')).toBe('/games');
  expect(localizePath('/games', 'en-US')).toBe('/en-US/games');
  expect(localizePath('/games', 'vi-VN')).toBe('/vi-VN/games');
  expect(LOCALES.map((code) => localizePath('/', code))).toEqual(['/', '/zh-CN', '/vi-VN', '/en-US']);
});

it('R2.3 leads from an English page to the Chinese one without a prefix', () => {
  const { path } = splitLocalePath('/en-US/games');
  expect(localizePath(path, 'zh-TW')).toBe('/games');
});

it.each([
  ['/', 'zh-TW', '/'],
  ['/games', 'zh-TW', '/games'],
  ['/en-US', 'en-US', '/'],
  ['/en-US/', 'en-US', '/'],
  ['/vi-VN/terms/terms-of-use', 'vi-VN', '/terms/terms-of-use'],
  ['/zh-TW/games', 'zh-TW', '/zh-TW/games'],
  ['/en-us/games', 'zh-TW', '/en-us/games'],
  ['/en-USA/games', 'zh-TW', '/en-USA/games'],
  ['/fr-FR/games', 'zh-TW', '/fr-FR/games'],
])('R2.4 splits %s into %s and %s', (pathname, locale, path) => {
  expect(splitLocalePath(pathname)).toEqual({ locale, path });
});

it('R1.27 O1 takes /vi-VN for a language only where it is served', () => {
  const pair: readonly LocaleCode[] = ['zh-TW', 'en-US'];
  expect(splitLocalePath('/vi-VN/games', pair)).toEqual({ locale: 'zh-TW', path: '/vi-VN/games' });
  expect(splitLocalePath('/en-US/games', pair)).toEqual({ locale: 'en-US', path: '/games' });
  expect(splitLocalePath('/vi-VN/games', LOCALES)).toEqual({ locale: 'vi-VN', path: '/games' });
});

it.each([
  ['/zh-TW', '/'],
  ['/zh-TW/', '/'],
  ['/zh-TW/games', '/games'],
  ['/zh-TW//evil.example', '/evil.example'],
  ['/zh-TW/\\evil.example', '/evil.example'],
  ['/', null],
  ['/zh-TWx', null],
  ['/zh-tw/games', null],
  ['/games/zh-TW', null],
  ['/en-US/zh-TW', null],
])('R2.5 O3 cuts off the prefix of the default language: %s %s', (pathname, stripped) => {
  expect(stripDefaultLocale(pathname)).toBe(stripped);
});

it('splits what it has localized into the same language and path', () => {
  const segment = WEB_SEGMENT.filter((text) => !LOCALES.some((code) => code === text));
  const path = fc.array(segment).map((segments) => `/${segments.join('/')}`);
  fc.assert(
    fc.property(path, fc.constantFrom(...LOCALES), (original, locale) => {
      expect(splitLocalePath(localizePath(original, locale))).toEqual({ locale, path: original });
    }),
  );
});
