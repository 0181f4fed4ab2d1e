import type Big from 'big.js';
import { CURRENCY_DIGITS, type CurrencyCode } from '#contract/values/limits.ts';
import { parseDecimal, roundHalfUp, roundUp } from '../money/exact-decimal.ts';
import { parseRate } from './exchange-rates.ts';

/** A computed rate is rounded; the excess must not raise a whole TWD price by a dollar (O53). */
const TWD_TOLERANCE = 1e-9;

export interface Conversion {
  /** In major units of `from`, zero or more. */
  readonly price: number;
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  /** The value of one unit of `from` in `to`, above zero. */
  readonly rate: number;
}

/**
 * Converts a price to another currency, in major units (R5.36, O53): TWD is rounded up to a whole number, others half
 * up to two decimals. A currency converts to itself at 1, whatever the rate. Zero stays zero, even in TWD: the rule
 * `price` decides whether a product may be free there. Throws an ExchangeRateError for an invalid rate, a RangeError
 * for an invalid price.
 */
export function convertPrice({ price, from, to, rate }: Conversion): number {
  const factor = parseRate(rate);
  const amount = parseDecimal(price);
  if (amount === undefined || amount.lt(0)) throw new RangeError(`${price} is not a price`);
  return roundPrice(from === to ? amount : amount.times(factor), to).toNumber();
}

function roundPrice(amount: Big, currency: CurrencyCode): Big {
  if (currency === 'TWD') return roundUp(amount, CURRENCY_DIGITS.TWD, TWD_TOLERANCE);
  return roundHalfUp(amount, CURRENCY_DIGITS[currency]);
}
