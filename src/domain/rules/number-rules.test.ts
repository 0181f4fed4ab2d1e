import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findFailingExamples } from './examples/find-failing-examples.ts';
import { numberExamples } from './examples/number.ts';
import { numberRules } from './number-rules.ts';

const accepts = (name: keyof typeof numberRules, value: unknown) => numberRules[name].check(value, {}) === true;
const NAMES = ['no_zero_start', 'is_number', 'only_number', 'positive_integer', 'integer'] as const;
const NO_NUMBERS = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  5n,
  undefined,
  [5],
  { valueOf: () => 5 },
];

it('R5.55 no_zero_start refuses what begins with 0', () => {
  expect(findFailingExamples(numberRules.no_zero_start, numberExamples.no_zero_start)).toEqual([]);
});

it('R5.102 is_number takes positive integers without a leading zero', () => {
  expect(findFailingExamples(numberRules.is_number, numberExamples.is_number)).toEqual([]);
});

it('R5.103 only_number takes decimals, negative ones too', () => {
  expect(findFailingExamples(numberRules.only_number, numberExamples.only_number)).toEqual([]);
});

it('R5.104 positive_integer answers with its message to 0, negative numbers and fractions', () => {
  expect(findFailingExamples(numberRules.positive_integer, numberExamples.positive_integer)).toEqual([]);
  expect(numberRules.positive_integer.check('0', {})).toBe('rule.positive_integer');
});

it('R5.105 integer answers with its message to fractions and to what is no number', () => {
  expect(findFailingExamples(numberRules.integer, numberExamples.integer)).toEqual([]);
  expect(numberRules.integer.check('1.5', {})).toBe('rule.integer');
});

it.each(NAMES)('%s refuses values that are neither a finite number nor text', (name) => {
  expect(NO_NUMBERS.filter((value) => accepts(name, value))).toEqual([]);
});

it('R5.55 R5.102 R5.103 R5.104 R5.105 checks an integer and its text alike', () => {
  fc.assert(
    fc.property(fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -3, max: 3 })), (number) => {
      for (const name of NAMES) expect(accepts(name, String(number))).toBe(accepts(name, number));
      expect(accepts('positive_integer', number)).toBe(number > 0);
      expect(accepts('is_number', number)).toBe(number > 0);
      expect(accepts('integer', number)).toBe(true);
      expect(accepts('only_number', number)).toBe(true);
    }),
  );
});
