import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFailingExamples } from './examples/find-failing-examples.ts';
import { lengthExamples } from './examples/length.ts';
import { lengthRules } from './length-rules.ts';

const text = fc.string({ unit: fc.oneof(fc.constantFrom('a', '文', '😀', '\n', '\u0301'), fc.constant('\ud83d')) });
const bound = fc.nat({ max: 12 });

describe('the rules of the length of a text', () => {
  it('R5.98 validate_length takes exactly that many characters', () => {
    expect(findFailingExamples(lengthRules.validate_length, lengthExamples.validate_length)).toEqual([]);
  });

  it('R5.99 validate_char_length takes a weight up to the bound', () => {
    expect(findFailingExamples(lengthRules.validate_char_length, lengthExamples.validate_char_length)).toEqual([]);
  });

  it('R5.100 min_length takes that many characters or more', () => {
    expect(findFailingExamples(lengthRules.min_length, lengthExamples.min_length)).toEqual([]);
    expect(lengthRules.min_length.check('abcd', { min: 5 })).toBe('rule.min_length');
  });

  it('R5.101 max_length takes that many characters or fewer', () => {
    expect(findFailingExamples(lengthRules.max_length, lengthExamples.max_length)).toEqual([]);
    expect(lengthRules.max_length.check('abcdef', { max: 5 })).toBe('rule.max_length');
  });

  it('R5.100 R5.101 a text has either at most n characters or at least one more', () => {
    fc.assert(
      fc.property(text, bound, (value, length) => {
        const isShort = lengthRules.max_length.check(value, { max: length }) === true;
        expect(lengthRules.min_length.check(value, { min: length + 1 }) === true).toBe(!isShort);
        expect(isShort).toBe([...value].length <= length);
      }),
    );
  });

  it('R5.98 R5.100 R5.101 a text has exactly n characters when it has at least and at most n', () => {
    fc.assert(
      fc.property(text, bound, (value, length) => {
        const isBoth =
          lengthRules.min_length.check(value, { min: length }) === true &&
          lengthRules.max_length.check(value, { max: length }) === true;
        expect(lengthRules.validate_length.check(value, { length }) === true).toBe(isBoth);
      }),
    );
  });

  it('R5.99 a text of ASCII may be twice as long as another one', () => {
    fc.assert(
      fc.property(bound, bound, (length, max) => {
        expect(lengthRules.validate_char_length.check('a'.repeat(2 * length), { max })).toBe(
          lengthRules.validate_char_length.check('文'.repeat(length), { max }),
        );
      }),
    );
  });
});

describe('exceeds_limit', () => {
  const bounds = { number: 100, length: 5 };

  it('R5.122 R5.123 takes numbers up to a bound whose text is no longer than another', () => {
    expect(findFailingExamples(lengthRules.exceeds_limit, lengthExamples.exceeds_limit)).toEqual([]);
  });

  it('R5.122 answers that the number is too large, before anything about its text', () => {
    for (const value of [101, '100.5', '1000000', 'abc', '']) {
      expect(lengthRules.exceeds_limit.check(value, bounds)).toBe('rule.exceeds_limit.number');
    }
    expect(lengthRules.exceeds_limit.check('100', bounds)).toBe(true);
    expect(lengthRules.exceeds_limit.check('0', bounds)).toBe(true);
  });

  it('R5.123 answers that the text is too long when the number is not too large', () => {
    for (const value of ['1.2345', 1.2345, '000001', '-10000', -10000]) {
      expect(lengthRules.exceeds_limit.check(value, bounds)).toBe('rule.exceeds_limit.length');
    }
    expect(lengthRules.exceeds_limit.check('1.234', bounds)).toBe(true);
  });
});
