import type Big from 'big.js';
import { CURRENCY_DIGITS, type CurrencyCode } from '#contract/values/limits.ts';
import { parseDecimal, roundHalfUp, roundUp } from '../money/exact-decimal.ts';
import { parseRate } from './exchange-rates.ts';

/** A computed rate is a rounded number; what it adds to a whole TWD price must not cost a dollar more (O53). */
const TWD_TOLERANCE = 1e-9;

export interface Conversion {
  /** In major units of `from`, zero or more. */
  readonly price: number;
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  /** What a unit of `from` is worth in `to`, above zero. */
  readonly rate: number;
}

/**
 * The automatic price in another currency, in its major units (R5.36, O53): TWD up to a whole number, the others half
 * up to two digits. A currency turns into itself at 1, whatever the rate. Zero stays zero, in TWD as well: whether a
 * product may be free there is the rule `price`'s to say, and converting does not put a price on it. ExchangeRateError
 * for a rate, RangeError for a price that is none.
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
