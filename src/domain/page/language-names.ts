import type { LocaleCode } from '#contract/values/locales.ts';

/** Every language's own name, so that lost visitors can find theirs. */
export const LANGUAGE_NAMES = {
  'zh-TW': '繁體中文',
  'zh-CN': '简体中文',
  'vi-VN': 'Tiếng Việt',
  'en-US': 'English',
} as const satisfies Record<LocaleCode, string>;
