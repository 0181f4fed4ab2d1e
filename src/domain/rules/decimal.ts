import Big from 'big.js';

/** A number preserves this many digits, so texts of up to that length are equal if their numbers are. */
const EXACT_DIGITS = 15;
const DECIMAL_TEXT = /^-?\d+(?:\.\d+)?$/;

/** Whether a value is a finite number or its decimal text; `1e3`, `0x10`, ` 5`, `.5` and `1.` are not decimals. */
export function isDecimal(value: unknown): value is number | string {
  return typeof value === 'string' ? DECIMAL_TEXT.test(value) : Number.isFinite(value);
}

/**
 * Negative if the value is less than the bound, 0 if equal, positive if greater, exact to the last digit of a text.
 * NaN if the value is not a decimal, so that every comparison of the result with 0 fails.
 */
export function compareDecimal(value: unknown, bound: number): number {
  if (!isDecimal(value)) return Number.NaN;
  const nearest = Number(value);
  if (nearest !== bound) return nearest - bound;
  return typeof value === 'string' && value.length > EXACT_DIGITS ? compareDigits(value, bound) : 0;
}

/** Only a text whose nearest number is the bound needs its digits compared: rounding preserves order. */
function compareDigits(text: string, bound: number): number {
  if (Number.isFinite(bound)) return new Big(text).cmp(bound);
  return bound > 0 ? -1 : 1;
}
