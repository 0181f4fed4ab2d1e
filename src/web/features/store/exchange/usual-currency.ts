import type { CurrencyCode } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';

const USUAL: Readonly<Partial<Record<LocaleCode, CurrencyCode>>> = { 'zh-TW': 'TWD' };

/** The usual currency of a language. */
export function usualCurrency(locale: LocaleCode): CurrencyCode {
  return USUAL[locale] ?? 'EUR';
}
