import type { ProductPrice } from '#contract/product/entities.ts';
import { CURRENCIES, type CurrencyCode } from '#contract/values/limits.ts';

/** What a product costs in the countries of one currency. */
export interface CurrencyPrice {
  readonly currency: CurrencyCode;
  /** In major units; a price set by hand may differ from that of the neighbours. */
  readonly least: number;
  readonly most: number;
  readonly countries: number;
}

/** The prices of a product by currency, without currencies that it has none in. */
export function currencyPrices(prices: readonly Pick<ProductPrice, 'currency' | 'price'>[]): readonly CurrencyPrice[] {
  return CURRENCIES.flatMap((currency) => {
    const amounts = prices.filter((row) => row.currency === currency).map(({ price }) => price);
    if (amounts.length === 0) return [];
    return [{ currency, least: Math.min(...amounts), most: Math.max(...amounts), countries: amounts.length }];
  });
}
