import Big from 'big.js';
import { type CurrencyCode, DEFAULT_CURRENCY } from '#contract/limits.ts';
import { parseDecimal } from './exact-decimal.ts';

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

/** A rate as a fraction, so that an inverse stays exact until it is asked for as a number. */
interface Ratio {
  readonly numerator: Big;
  readonly denominator: Big;
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
  const ratio = from === to ? ONE : (directRatio(rates, from, to) ?? crossRatio(rates, from, to));
  if (ratio === undefined) return undefined;
  if (ratio.denominator.eq(1)) return ratio.numerator.toNumber();
  return Quotient(ratio.numerator).div(ratio.denominator).prec(RATE_DIGITS, Big.roundUp).toNumber();
}

/** The rate as an exact decimal; an ExchangeRateError when it is not above zero. */
export function parseRate(rate: number): Big {
  const decimal = parseDecimal(rate);
  if (decimal === undefined || decimal.lte(0)) throw new ExchangeRateError(`The rate ${rate} is not above zero`);
  return decimal;
}

const ONE: Ratio = { numerator: new Big(1), denominator: new Big(1) };

function directRatio(rates: readonly ExchangeRate[], from: CurrencyCode, to: CurrencyCode): Ratio | undefined {
  const set = rates.find((entry) => entry.from === from && entry.to === to);
  if (set !== undefined) return { numerator: parseRate(set.rate), denominator: ONE.denominator };
  const reverse = rates.find((entry) => entry.from === to && entry.to === from);
  return reverse && { numerator: ONE.numerator, denominator: parseRate(reverse.rate) };
}

function crossRatio(rates: readonly ExchangeRate[], from: CurrencyCode, to: CurrencyCode): Ratio | undefined {
  const first = directRatio(rates, from, DEFAULT_CURRENCY);
  const second = directRatio(rates, DEFAULT_CURRENCY, to);
  if (first === undefined || second === undefined) return undefined;
  return {
    numerator: first.numerator.times(second.numerator),
    denominator: first.denominator.times(second.denominator),
  };
}
