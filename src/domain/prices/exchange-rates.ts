import Big from 'big.js';
import { type CurrencyCode, DEFAULT_CURRENCY } from '#contract/values/limits.ts';
import { parseDecimal } from '../money/exact-decimal.ts';

/** An entry of the operator's table (O54): one unit of `from` is worth `rate` units of `to`. */
export interface ExchangeRate {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly rate: number;
}

/** A rate is missing or not positive: a fault of the table, not of the request. */
export class ExchangeRateError extends Error {
  override readonly name = 'ExchangeRateError';
}

/** A rate with its effective date. */
export interface DatedRate extends ExchangeRate {
  /** YYYY-MM-DD in Taiwan. */
  readonly day: string;
}

/** A rate and the table entries it was computed from. */
export interface TracedRate {
  readonly rate: number;
  /** None for a currency itself, one for a direct or inverse rate, two for a rate by way of EUR. */
  readonly used: readonly DatedRate[];
  /** The date of the oldest entry used; null for a currency itself. */
  readonly day: string | null;
}

/** A rate as a fraction, so that an inverse stays exact until it is converted to a number. */
interface Ratio<Rate> {
  readonly numerator: Big;
  readonly denominator: Big;
  readonly used: readonly Rate[];
}

/** Digits that survive a round trip through a JSON number. */
const RATE_DIGITS = 15;

/** Divides at full precision, before the digits are cut. */
const Quotient = Big();
Quotient.DP = 60;

/**
 * The value of a unit of `from` in `to`: 1 for the same currency, else the direct rate, else the inverse of the
 * opposite rate, else by way of EUR. Undefined if there is no path.
 *
 * Computed rates are rounded up, so that no price falls short of a half or a whole that the exact quotient reaches (3
 * at 1/24 is 0.125); the tolerance of the conversion absorbs the excess.
 */
export function findRate(rates: readonly ExchangeRate[], from: CurrencyCode, to: CurrencyCode): number | undefined {
  const ratio = findRatio(rates, from, to);
  return ratio && toRate(ratio);
}

/** Like `findRate`, with the table entries used. The table has one entry per pair, for the requested day. */
export function findDatedRate(
  rates: readonly DatedRate[],
  from: CurrencyCode,
  to: CurrencyCode,
): TracedRate | undefined {
  const ratio = findRatio(rates, from, to);
  if (ratio === undefined) return undefined;
  const day = ratio.used.reduce<string | null>(
    (oldest, used) => (oldest === null || used.day < oldest ? used.day : oldest),
    null,
  );
  return { rate: toRate(ratio), used: ratio.used, day };
}

/** Parses a rate as an exact decimal; throws an ExchangeRateError unless it is positive. */
export function parseRate(rate: number): Big {
  const decimal = parseDecimal(rate);
  if (decimal === undefined || decimal.lte(0)) throw new ExchangeRateError(`The rate ${rate} is not above zero`);
  return decimal;
}

const ONE = new Big(1);

function toRate({ numerator, denominator }: Ratio<unknown>): number {
  if (denominator.eq(1)) return numerator.toNumber();
  return Quotient(numerator).div(denominator).prec(RATE_DIGITS, Big.roundUp).toNumber();
}

function findRatio<Rate extends ExchangeRate>(
  rates: readonly Rate[],
  from: CurrencyCode,
  to: CurrencyCode,
): Ratio<Rate> | undefined {
  if (from === to) return { numerator: ONE, denominator: ONE, used: [] };
  return directRatio(rates, from, to) ?? crossRatio(rates, from, to);
}

function directRatio<Rate extends ExchangeRate>(
  rates: readonly Rate[],
  from: CurrencyCode,
  to: CurrencyCode,
): Ratio<Rate> | undefined {
  const set = rates.find((entry) => entry.from === from && entry.to === to);
  if (set !== undefined) return { numerator: parseRate(set.rate), denominator: ONE, used: [set] };
  const reverse = rates.find((entry) => entry.from === to && entry.to === from);
  return reverse && { numerator: ONE, denominator: parseRate(reverse.rate), used: [reverse] };
}

function crossRatio<Rate extends ExchangeRate>(
  rates: readonly Rate[],
  from: CurrencyCode,
  to: CurrencyCode,
): Ratio<Rate> | undefined {
  const first = directRatio(rates, from, DEFAULT_CURRENCY);
  const second = directRatio(rates, DEFAULT_CURRENCY, to);
  if (first === undefined || second === undefined) return undefined;
  return {
    numerator: first.numerator.times(second.numerator),
    denominator: first.denominator.times(second.denominator),
    used: [...first.used, ...second.used],
  };
}
