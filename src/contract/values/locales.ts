/** The four interface and content languages; the first is the default and has no address prefix. */
export const LOCALES = ['zh-TW', 'zh-CN', 'vi-VN', 'en-US'] as const;
export type LocaleCode = (typeof LOCALES)[number];

export const DEFAULT_LOCALE = 'zh-TW' satisfies LocaleCode;

/** Always on, whatever LOCALES narrows the list to (R9.33). */
export const REQUIRED_LOCALES = ['zh-TW', 'en-US'] as const satisfies readonly LocaleCode[];

export function isLocaleCode(value: unknown): value is LocaleCode {
  return LOCALES.some((locale) => locale === value);
}

/** Reads a language tag as sent by a caller; `vi` is an alias of `vi-VN` (O2). */
export function readLocale(value: unknown): LocaleCode | undefined {
  if (value === 'vi') return 'vi-VN';
  return isLocaleCode(value) ? value : undefined;
}

/** Cookie with a visitor's language (R4.44, R4.45). */
export const LOCALE_COOKIE = 'i18n_redirected';
