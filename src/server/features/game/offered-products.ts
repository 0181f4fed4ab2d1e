import { CURRENCIES, type CurrencyCode } from '#contract/limits.ts';
import type { LocaleCode } from '#contract/locales.ts';
import type { PublicProduct } from '#contract/product/entities.ts';
import { toMajor } from '#domain/money.ts';
import type { ShopProduct } from '../product/shop-queries.ts';

const DEFAULT_CURRENCY = 'TWD';

/** The asked currency where something is sold for it, else the first one in which something is. */
export function chooseCurrency(offered: readonly ShopProduct[], asked: CurrencyCode | undefined): CurrencyCode {
  const isSold = (currency: CurrencyCode) =>
    offered.some(({ prices }) => prices.some((row) => row.currency === currency));
  if (asked !== undefined && isSold(asked)) return asked;
  return CURRENCIES.find(isSold) ?? DEFAULT_CURRENCY;
}

/** Products in one language at their prices in one currency; without those that have none. */
export function presentOffered(
  offered: readonly ShopProduct[],
  lang: LocaleCode,
  currency: CurrencyCode,
): PublicProduct[] {
  return offered.flatMap(({ productId, titles, descriptions, icon, prices }) => {
    const price = prices.find((row) => row.currency === currency);
    if (price === undefined) return [];
    const major = toMajor(price.priceMinor, currency);
    return [{ productId, title: titles[lang], description: descriptions[lang], icon, currency, price: major }];
  });
}
