import Big from 'big.js';
import { isDecimal } from '../rules/decimal.ts';

/** Parses a JSON number or its decimal text exactly: 0.1 is one tenth. Undefined if it is not a finite number. */
export function parseDecimal(value: number | string): Big | undefined {
  return isDecimal(value) ? new Big(value) : undefined;
}

/** Rounds to that many decimal places, half away from zero: 0.125 to two places is 0.13. */
export function roundHalfUp(value: Big, digits: number): Big {
  return value.round(digits, Big.roundHalfUp);
}

/** Rounds a nonnegative amount up; an amount up to `tolerance` above a step counts as on that step. */
export function roundUp(value: Big, digits: number, tolerance: number): Big {
  return value.lte(tolerance) ? new Big(0) : value.minus(tolerance).round(digits, Big.roundUp);
}
