import type { CurrencyCode } from '#contract/values/limits.ts';
import { toMajor, toMinor } from '../money/money.ts';
import type { PriceConverter } from './price-converter.ts';
import { mayFollow } from './product-prices.ts';

/** The amount an automatic price is converted from, in minor units, and its currencies. */
export interface PriceSourceKey {
  readonly from: CurrencyCode;
  readonly fromMinor: number;
  readonly to: CurrencyCode;
}

/** The resulting automatic price, in minor units of `to`. */
export interface PriceConversion extends PriceSourceKey {
  readonly toMinor: number;
}

export interface Conversions {
  readonly conversions: readonly PriceConversion[];
  /** Currency pairs without a rate. */
  readonly missing: readonly Pick<PriceSourceKey, 'from' | 'to'>[];
}

/**
 * Converts automatic prices. Those that would not be allowed (zero for a paid product, or above the maximum, which
 * only absurd rates reach) are left out, and what is sold at them keeps its price.
 */
export function convertSources(sources: readonly PriceSourceKey[], convert: PriceConverter): Conversions {
  const missing = new Map<string, Pick<PriceSourceKey, 'from' | 'to'>>();
  const conversions = sources.flatMap((key): PriceConversion[] => {
    const { from, fromMinor, to } = key;
    const source = toMajor(fromMinor, from);
    const price = convert(source, from, to);
    if (price === undefined) {
      missing.set(`${from} ${to}`, { from, to });
      return [];
    }
    const minor = mayFollow({ price, currency: to, source }) ? toMinor(price, to) : undefined;
    return minor === undefined ? [] : [{ ...key, toMinor: minor }];
  });
  return { conversions, missing: [...missing.values()] };
}
