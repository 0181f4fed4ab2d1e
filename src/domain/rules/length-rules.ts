import { countCodePoints, weighCodePoints } from './code-points.ts';
import { compareDecimal } from './decimal.ts';
import { type Rule, ruleWith } from './rule.ts';

const exceedsLimit: Rule<{ readonly number: 'number'; readonly length: 'number' }> = {
  args: { number: 'number', length: 'number' },
  messages: ['rule.exceeds_limit.number', 'rule.exceeds_limit.length'],
  check: (value, { number, length }) => {
    // A non-number compares as NaN and is not at most the bound.
    const isWithin = compareDecimal(value, number) <= 0;
    if (!isWithin) return 'rule.exceeds_limit.number';
    return countCodePoints(String(value)) <= length || 'rule.exceeds_limit.length';
  },
};

/** Rules for the length of a text, in code points (R5.98-R5.101, R5.122, R5.123). */
export const lengthRules = {
  validate_length: ruleWith(
    { length: 'number' },
    'rule.validate_length',
    (value, { length }) => typeof value === 'string' && countCodePoints(value) === length,
  ),
  validate_char_length: ruleWith(
    { max: 'number' },
    'rule.validate_char_length',
    (value, { max }) => typeof value === 'string' && weighCodePoints(value) <= max,
  ),
  min_length: ruleWith(
    { min: 'number' },
    'rule.min_length',
    (value, { min }) => typeof value === 'string' && countCodePoints(value) >= min,
  ),
  max_length: ruleWith(
    { max: 'number' },
    'rule.max_length',
    (value, { max }) => typeof value === 'string' && countCodePoints(value) <= max,
  ),
  exceeds_limit: exceedsLimit,
} as const;
