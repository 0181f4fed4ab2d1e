import type { CurrencyCode } from '#contract/values/limits.ts';
import { convertPrice } from './convert-price.ts';
import { type ExchangeRate, findRate } from './exchange-rates.ts';

/**
 * The automatic price in `to` of a price in `from`, both in major units; undefined without a rate. Throws a
 * RangeError for an invalid price.
 */
export type PriceConverter = (price: number, from: CurrencyCode, to: CurrencyCode) => number | undefined;

interface ConvertedPrices {
  readonly rate: number | undefined;
  readonly prices: Map<number, number>;
}

/**
 * Converts by these rates and memoizes the results: an import has thousands of products with dozens of countries
 * each, but few distinct currencies and prices. Create one per call, since rates change.
 */
export function createPriceConverter(rates: readonly ExchangeRate[]): PriceConverter {
  const pairs = new Map<string, ConvertedPrices>();
  const pairOf = (from: CurrencyCode, to: CurrencyCode): ConvertedPrices => {
    const known = pairs.get(`${from} ${to}`);
    if (known !== undefined) return known;
    const pair = { rate: findRate(rates, from, to), prices: new Map<number, number>() };
    pairs.set(`${from} ${to}`, pair);
    return pair;
  };
  return (price, from, to) => {
    const { rate, prices } = pairOf(from, to);
    if (rate === undefined) return undefined;
    const known = prices.get(price);
    if (known !== undefined) return known;
    const converted = convertPrice({ price, from, to, rate });
    prices.set(price, converted);
    return converted;
  };
}
