import type { CurrencyCode } from '#contract/limits.ts';
import { CURRENCY_DIGITS } from '#contract/limits.ts';
import type { LocaleCode } from '#contract/locales.ts';
import { currencySymbol } from '#domain/currencies.ts';
import { toMajor } from '#domain/money.ts';

/** An amount as people read it: `NT$1,500`, `€29.90`. */
export function writeAmount(minor: number, currency: CurrencyCode, locale: LocaleCode): string {
  const digits = CURRENCY_DIGITS[currency];
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${currencySymbol(currency)}${format.format(toMajor(minor, currency))}`;
}
