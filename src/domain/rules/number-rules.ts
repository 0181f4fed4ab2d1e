import { isDecimal } from './decimal.ts';
import { rule } from './rule.ts';

const INTEGER = /^-?\d+$/;
const POSITIVE_INTEGER = /^0*[1-9]\d*$/;
const WITHOUT_LEADING_ZERO = /^[1-9]\d*$/;

/** Rules for numeric fields, as numbers or text (R5.55, R5.102-R5.105). */
export const numberRules = {
  no_zero_start: rule('rule.no_zero_start', (value) => {
    if (typeof value !== 'string' && !Number.isFinite(value)) return false;
    return !String(value).startsWith('0');
  }),
  is_number: rule('rule.is_number', (value) => isPositiveInteger(value, WITHOUT_LEADING_ZERO)),
  only_number: rule('rule.only_number', isDecimal),
  positive_integer: rule('rule.positive_integer', (value) => isPositiveInteger(value, POSITIVE_INTEGER)),
  integer: rule('rule.integer', (value) => (typeof value === 'string' ? INTEGER.test(value) : Number.isInteger(value))),
} as const;

function isPositiveInteger(value: unknown, textPattern: RegExp): boolean {
  if (typeof value === 'string') return textPattern.test(value);
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}
