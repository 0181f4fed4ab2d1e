import Big from 'big.js';
import { CURRENCY_DIGITS, type CurrencyCode } from '#contract/values/limits.ts';
import { parseDecimal } from './exact-decimal.ts';

/**
 * The largest amount, in minor units either way of zero: 15 digits are what a JSON number surely carries. Above 2^46,
 * neighbouring cents would already be the same number in major units.
 */
export const AMOUNT_MINOR_MAX = 999_999_999_999_999;

/**
 * An amount in major units, as a JSON number or as decimal text, in whole minor units. Undefined when it is not a
 * number, has a digit too many for the currency (zeros at the end do not count) or is above AMOUNT_MINOR_MAX.
 */
export function toMinor(amount: number | string, currency: CurrencyCode): number | undefined {
  const minor = parseDecimal(amount)?.times(minorPerMajor(currency));
  if (minor === undefined || !minor.round(0).eq(minor) || minor.abs().gt(AMOUNT_MINOR_MAX)) return undefined;
  return minor.eq(0) ? 0 : minor.toNumber();
}

/** Whole minor units in major units, as they go over the wire. A RangeError for anything that is no such amount. */
export function toMajor(minor: number, currency: CurrencyCode): number {
  if (!Number.isInteger(minor) || Math.abs(minor) > AMOUNT_MINOR_MAX) {
    throw new RangeError(`${minor} is not an amount in minor units`);
  }
  return minor === 0 ? 0 : new Big(minor).div(minorPerMajor(currency)).toNumber();
}

function minorPerMajor(currency: CurrencyCode): number {
  return 10 ** CURRENCY_DIGITS[currency];
}
