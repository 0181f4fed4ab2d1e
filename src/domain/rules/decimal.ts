import Big from 'big.js';

/** A number keeps this many digits of a text, so that two texts of up to so many are equal when their numbers are. */
const EXACT_DIGITS = 15;
const DECIMAL_TEXT = /^-?\d+(?:\.\d+)?$/;

/** Whether a value is a finite number or its decimal text; `1e3`, `0x10`, ` 5`, `.5` and `1.` are no decimals. */
export function isDecimal(value: unknown): value is number | string {
  return typeof value === 'string' ? DECIMAL_TEXT.test(value) : Number.isFinite(value);
}

/**
 * Below 0 when the value is less than the bound, 0 when they are equal, above 0 when it is more, exact to the last digit
 * of a text. NaN when the value is no decimal, so that every comparison of the answer with 0 fails.
 */
export function compareDecimal(value: unknown, bound: number): number {
  if (!isDecimal(value)) return Number.NaN;
  const nearest = Number(value);
  if (nearest !== bound) return nearest - bound;
  return typeof value === 'string' && value.length > EXACT_DIGITS ? compareDigits(value, bound) : 0;
}

/** Only a text whose nearest number is the bound needs its digits: rounding never puts two numbers in another order. */
function compareDigits(text: string, bound: number): number {
  if (Number.isFinite(bound)) return new Big(text).cmp(bound);
  return bound > 0 ? -1 : 1;
}
