import { expect, it } from 'vitest';
import type { LocaleCode } from '#contract/values/locales.ts';
import { screenshotsInLanguage } from './screenshots-in-language.ts';

/** Names such as `en-US 1`; `any 1` has no language. */
const shotsOf = (...names: readonly string[]) =>
  names.map((name) => {
    const [lang = ''] = name.split(' ');
    const known = (['zh-TW', 'zh-CN', 'vi-VN', 'en-US'] as const).find((code) => code === lang);
    return { name, lang: known };
  });
const shown = (lang: LocaleCode, ofGame: LocaleCode, ...names: readonly string[]) =>
  screenshotsInLanguage(shotsOf(...names), lang, ofGame).map(({ name }) => name);

it('shows those of the page’s language, then those of none', () => {
  expect(shown('en-US', 'zh-TW', 'any 1', 'zh-TW 1', 'en-US 1', 'en-US 2')).toEqual(['en-US 1', 'en-US 2', 'any 1']);
  expect(shown('vi-VN', 'zh-TW', 'any 1', 'zh-TW 1', 'any 2')).toEqual(['any 1', 'any 2']);
});

it('falls back to the nearest language, the game’s, or all', () => {
  expect(shown('zh-CN', 'en-US', 'en-US 1', 'zh-TW 1')).toEqual(['zh-TW 1']);
  expect(shown('vi-VN', 'zh-TW', 'zh-TW 1', 'en-US 1')).toEqual(['en-US 1']);
  expect(shown('vi-VN', 'zh-TW', 'zh-TW 1', 'zh-CN 1')).toEqual(['zh-TW 1']);
  expect(shown('en-US', 'zh-TW', 'vi-VN 1', 'zh-TW 1')).toEqual(['zh-TW 1']);
  expect(shown('en-US', 'zh-TW', 'vi-VN 1', 'zh-CN 1')).toEqual(['vi-VN 1', 'zh-CN 1']);
  expect(shown('en-US', 'zh-TW')).toEqual([]);
});
