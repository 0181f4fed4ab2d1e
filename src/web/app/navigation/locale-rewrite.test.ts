import { expect, it } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { localeRewrite } from './locale-rewrite.ts';

function rewrite(
  direction: 'input' | 'output',
  address: string,
  locale: LocaleCode,
  locales: readonly LocaleCode[] = LOCALES,
) {
  const url = localeRewrite(locale, locales)[direction]?.({ url: new URL(address, 'https://games.example.com') });
  return url instanceof URL ? url.pathname + url.search + url.hash : url;
}

it.each([
  ['/games', '/games'],
  ['/en-US', '/'],
  ['/en-US/games?a=/en-US#b', '/games?a=/en-US#b'],
  ['/zh-TW/games', '/zh-TW/games'],
])('R2.4 takes the prefix off %s', (address, inside) => {
  expect(rewrite('input', address, 'en-US')).toBe(inside);
});

it.each([
  ['/games?a=1#b', 'zh-TW', '/games?a=1#b'],
  ['/games?a=1#b', 'en-US', '/en-US/games?a=1#b'],
  ['/', 'vi-VN', '/vi-VN'],
  ['/', 'zh-TW', '/'],
] as const)('R2.3 R2.4 puts %s of %s out as %s', (address, locale, outside) => {
  expect(rewrite('output', address, locale)).toBe(outside);
});

it('R1.27 leaves the prefix of a language that is not served', () => {
  expect(rewrite('input', '/vi-VN/games', 'zh-TW', ['zh-TW', 'en-US'])).toBe('/vi-VN/games');
});
