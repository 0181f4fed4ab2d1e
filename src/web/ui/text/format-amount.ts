import { CURRENCY_DIGITS, type CurrencyCode } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { currencySymbol } from '#domain/money/currencies.ts';
import { numberFormat } from './intl-formats.ts';

function findFormat(locale: LocaleCode, least: number, most: number): Intl.NumberFormat {
  return numberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most });
}

/** An amount in major units with its currency symbol and decimals, in the format of a language: NT$1,200. */
export function formatAmount(amount: number, currency: CurrencyCode, locale: LocaleCode): string {
  const digits = CURRENCY_DIGITS[currency];
  return `${amount < 0 ? '−' : ''}${currencySymbol(currency)}${findFormat(locale, digits, digits).format(Math.abs(amount))}`;
}

/** A number of star coins in the store's notation: 30 ★. Beside words, `formatCoins` stands for the number. */
export function formatStarCoins(coins: number, currency: CurrencyCode, locale: LocaleCode): string {
  return inStarCoins(formatCoins(coins, currency, locale));
}

/** A written number in that notation. */
export function inStarCoins(number: string): string {
  return `${number}\u00a0★`;
}

/** A number of star coins: integers without decimals, others with all decimals of the currency. */
export function formatCoins(coins: number, currency: CurrencyCode, locale: LocaleCode): string {
  const digits = CURRENCY_DIGITS[currency];
  return findFormat(locale, Number.isInteger(coins) ? 0 : digits, digits).format(coins);
}
