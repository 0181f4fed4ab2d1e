import { type CurrencyCode, DEFAULT_CURRENCY } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';

const USUAL: Readonly<Partial<Record<LocaleCode, CurrencyCode>>> = { 'zh-TW': 'TWD' };

/** The currency of prices where only the language is known. */
export function usualCurrency(locale: LocaleCode): CurrencyCode {
  return USUAL[locale] ?? DEFAULT_CURRENCY;
}
