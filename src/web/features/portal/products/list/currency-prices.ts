import type { ProductPrice } from '#contract/product/entities.ts';
import { CURRENCIES, type CurrencyCode } from '#contract/values/limits.ts';

/** A product's prices in the countries of one currency. */
export interface CurrencyPrice {
  readonly currency: CurrencyCode;
  /** In major units; manual prices may differ between the countries of a currency. */
  readonly least: number;
  readonly most: number;
  readonly countries: number;
}

/** The prices of a product by currency, without unused currencies. */
export function currencyPrices(prices: readonly Pick<ProductPrice, 'currency' | 'price'>[]): readonly CurrencyPrice[] {
  return CURRENCIES.flatMap((currency) => {
    const amounts = prices.filter((row) => row.currency === currency).map(({ price }) => price);
    if (amounts.length === 0) return [];
    return [{ currency, least: Math.min(...amounts), most: Math.max(...amounts), countries: amounts.length }];
  });
}
