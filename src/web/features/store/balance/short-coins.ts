import type { CurrencyCode } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { formatStarCoins, inStarCoins } from '#web/ui/text/format-amount.ts';
import { numberFormat } from '#web/ui/text/intl-formats.ts';

const WITH_PARTS_BELOW = 1000;
const WHOLE_BELOW = 100_000;

/** Star coins in the store's notation, with at most seven characters before the star, rounded down: 999.50 ★, 12,345 ★, 1.2M ★. */
export function shortCoins(coins: number, currency: CurrencyCode, locale: LocaleCode): string {
  if (coins < WITH_PARTS_BELOW) return formatStarCoins(coins, currency, locale);
  if (coins < WHOLE_BELOW) return formatStarCoins(Math.floor(coins), currency, locale);
  const format = { notation: 'compact', maximumFractionDigits: 1, roundingMode: 'floor' } as const;
  return inStarCoins(numberFormat(locale, format).format(coins));
}
