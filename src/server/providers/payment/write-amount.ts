import type { CurrencyCode } from '#contract/values/limits.ts';
import { CURRENCY_DIGITS } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { currencySymbol } from '#domain/money/currencies.ts';
import { toMajor } from '#domain/money/money.ts';

/** Formats an amount: `NT$1,500`, `€29.90`. */
export function writeAmount(minor: number, currency: CurrencyCode, locale: LocaleCode): string {
  const digits = CURRENCY_DIGITS[currency];
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${currencySymbol(currency)}${format.format(toMajor(minor, currency))}`;
}
