import Big from 'big.js';
import { isDecimal } from '../rules/decimal.ts';

/** A number of JSON or its decimal text, exactly: 0.1 is a tenth. Undefined when it is not a finite number. */
export function parseDecimal(value: number | string): Big | undefined {
  return isDecimal(value) ? new Big(value) : undefined;
}

/** Rounds to that many digits after the point, a half away from zero: 0.125 at two digits is 0.13. */
export function roundHalfUp(value: Big, digits: number): Big {
  return value.round(digits, Big.roundHalfUp);
}

/** Rounds an amount of zero or more up; what lies within `tolerance` above a step counts as on that step. */
export function roundUp(value: Big, digits: number, tolerance: number): Big {
  return value.lte(tolerance) ? new Big(0) : value.minus(tolerance).round(digits, Big.roundUp);
}
