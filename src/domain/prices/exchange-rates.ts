import Big from 'big.js';
import { type CurrencyCode, DEFAULT_CURRENCY } from '#contract/values/limits.ts';
import { parseDecimal } from '../money/exact-decimal.ts';

/** One entry of the operator's table (O54): a unit of `from` is worth `rate` units of `to`. */
export interface ExchangeRate {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly rate: number;
}

/** A rate is missing, or is not above zero. The table is at fault, not what somebody sent. */
export class ExchangeRateError extends Error {
  override readonly name = 'ExchangeRateError';
}

/** A rate with the day from which on it counts. */
export interface DatedRate extends ExchangeRate {
  /** YYYY-MM-DD of Taiwan. */
  readonly day: string;
}

/** A rate, and those of the table that it was computed of. */
export interface TracedRate {
  readonly rate: number;
  /** None for a currency itself, one that was set or turned round, two by way of EUR. */
  readonly used: readonly DatedRate[];
  /** Of the oldest of them; null for a currency itself. */
  readonly day: string | null;
}

/** A rate as a fraction, so that an inverse stays exact until it is asked for as a number. */
interface Ratio<Rate> {
  readonly numerator: Big;
  readonly denominator: Big;
  readonly used: readonly Rate[];
}

/** Digits of a number in JSON that survive the way there and back. */
const RATE_DIGITS = 15;

/** A division at full length, before the digits are cut. */
const Quotient = Big();
Quotient.DP = 60;

/**
 * What a unit of `from` is worth in `to`: 1 for the currency itself, else the rate that was set, else the inverse of
 * the one set the other way round, else by way of EUR. Undefined when the table leads nowhere.
 *
 * A computed rate is rounded up, so that no price falls short of a half or of a whole that the exact quotient reaches
 * (3 at 1/24 is 0.125); the tolerance of the conversion takes up what it is too large.
 */
export function findRate(rates: readonly ExchangeRate[], from: CurrencyCode, to: CurrencyCode): number | undefined {
  const ratio = findRatio(rates, from, to);
  return ratio && toRate(ratio);
}

/** The same, and which rates of the table it was computed of. Of each pair the table holds one, that of the day asked for. */
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

/** The rate as an exact decimal; an ExchangeRateError when it is not above zero. */
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
