import Big from 'big.js';
import { CURRENCY_DIGITS, type CurrencyCode } from '#contract/values/limits.ts';
import { parseDecimal } from './exact-decimal.ts';

/**
 * The largest absolute amount, in minor units: a JSON number represents 15 digits reliably. Above 2^46, adjacent
 * cents would collapse in major units.
 */
export const AMOUNT_MINOR_MAX = 999_999_999_999_999;

/**
 * Converts an amount in major units (JSON number or decimal text) to whole minor units. Undefined if it is not a
 * number, has too many decimals for the currency (trailing zeros are ignored) or exceeds AMOUNT_MINOR_MAX.
 */
export function toMinor(amount: number | string, currency: CurrencyCode): number | undefined {
  const minor = parseDecimal(amount)?.times(minorPerMajor(currency));
  if (minor === undefined || !minor.round(0).eq(minor) || minor.abs().gt(AMOUNT_MINOR_MAX)) return undefined;
  return minor.eq(0) ? 0 : minor.toNumber();
}

/** Converts whole minor units to major units for the API. Throws a RangeError for any other input. */
export function toMajor(minor: number, currency: CurrencyCode): number {
  if (!Number.isInteger(minor) || Math.abs(minor) > AMOUNT_MINOR_MAX) {
    throw new RangeError(`${minor} is not an amount in minor units`);
  }
  return minor === 0 ? 0 : new Big(minor).div(minorPerMajor(currency)).toNumber();
}

function minorPerMajor(currency: CurrencyCode): number {
  return 10 ** CURRENCY_DIGITS[currency];
}
