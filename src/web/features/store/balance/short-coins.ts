import type { CurrencyCode } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { formatCoins } from '#web/ui/text/format-amount.ts';
import { numberFormat } from '#web/ui/text/intl-formats.ts';

const WITH_PARTS_BELOW = 1000;
const WHOLE_BELOW = 100_000;

/** Star coins in at most seven characters, rounded down: 999.50, 12,345, 1.2M. */
export function shortCoins(coins: number, currency: CurrencyCode, locale: LocaleCode): string {
  if (coins < WITH_PARTS_BELOW) return formatCoins(coins, currency, locale);
  if (coins < WHOLE_BELOW) return formatCoins(Math.floor(coins), currency, locale);
  const format = { notation: 'compact', maximumFractionDigits: 1, roundingMode: 'floor' } as const;
  return numberFormat(locale, format).format(coins);
}
