import type { CurrencyCode } from '#contract/values/limits.ts';
import { toMajor, toMinor } from '../money/money.ts';
import type { PriceConverter } from './price-converter.ts';
import { mayFollow } from './product-prices.ts';

/** What an automatic price is converted from, in minor units, and to which currency. */
export interface PriceSourceKey {
  readonly from: CurrencyCode;
  readonly fromMinor: number;
  readonly to: CurrencyCode;
}

/** The automatic price that follows, in minor units of `to`. */
export interface PriceConversion extends PriceSourceKey {
  readonly toMinor: number;
}

export interface Conversions {
  readonly conversions: readonly PriceConversion[];
  /** Pairs that no rate leads between. */
  readonly missing: readonly Pick<PriceSourceKey, 'from' | 'to'>[];
}

/**
 * What each automatic price becomes. One that might not stand (nothing for something, or above the largest amount, which
 * only a rate far from any market makes) has no conversion: what is sold for it stays at its price.
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
