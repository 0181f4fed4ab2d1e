import { expect, it, vi } from 'vitest';
import type { LocaleCode } from '#contract/values/locales.ts';
import { compileMessages } from './compile-messages.ts';
import { createTranslatorCache } from './translator-cache.ts';

it('compiles the messages of a language once, when they are first needed', () => {
  const messagesOf = vi.fn((locale: LocaleCode) => compileMessages('core', locale));
  const wordsOf = createTranslatorCache(messagesOf);
  expect(messagesOf).not.toHaveBeenCalled();
  expect(wordsOf('vi-VN')).toBe(wordsOf('vi-VN'));
  expect([wordsOf('vi-VN').locale, wordsOf('zh-TW').locale]).toEqual(['vi-VN', 'zh-TW']);
  expect(messagesOf.mock.calls).toEqual([['vi-VN'], ['zh-TW']]);
});
