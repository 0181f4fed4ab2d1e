import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '#contract/values/limits.ts';
import { codeRules } from './code-rules.ts';
import { codeExamples } from './examples/code.ts';
import { findFailingExamples } from './examples/find-failing-examples.ts';

const UNBOUND = ['card_number_limit', 'number21_limit', 'is_number_card', 'redeem_code', 'last_four'] as const;
const accepts = (name: (typeof UNBOUND)[number], value: unknown) => codeRules[name].check(value, {}) === true;
const acceptedLengths = (name: (typeof UNBOUND)[number], character: string) =>
  Array.from({ length: 40 }, (_, length) => length).filter((length) => accepts(name, character.repeat(length)));
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

describe('cards', () => {
  it('R5.93 card_number_limit takes 8 to 16 uppercase letters and digits', () => {
    expect(findFailingExamples(codeRules.card_number_limit, codeExamples.card_number_limit)).toEqual([]);
    expect(ASCII.filter((sign) => accepts('card_number_limit', `ABCD123${sign}`)).join('')).toMatch(
      /^\d{10}[A-Z]{26}$/,
    );
  });

  it('R9.11 a card number has 8 to 16 characters, as the constants say', () => {
    expect([LIMITS.cardNumberMin, LIMITS.cardNumberMax]).toEqual([8, 16]);
    expect(acceptedLengths('card_number_limit', 'A')).toEqual(range(8, 16));
  });

  it('R5.95 is_number_card takes digits only', () => {
    expect(findFailingExamples(codeRules.is_number_card, codeExamples.is_number_card)).toEqual([]);
    expect(ASCII.filter((sign) => accepts('is_number_card', `12${sign}4`)).join('')).toBe('0123456789');
  });
});

describe('codes', () => {
  it('R5.94 number21_limit takes exactly 21 uppercase letters and digits', () => {
    expect(findFailingExamples(codeRules.number21_limit, codeExamples.number21_limit)).toEqual([]);
  });

  it('R9.12 the code has 21 characters, as the constant says', () => {
    expect(LIMITS.codeLength).toBe(21);
    expect(acceptedLengths('number21_limit', 'A')).toEqual([21]);
  });

  it('R5.96 redeem_code takes 1 to 32 letters and digits', () => {
    expect(findFailingExamples(codeRules.redeem_code, codeExamples.redeem_code)).toEqual([]);
    expect(ASCII.filter((sign) => accepts('redeem_code', `a${sign}1`)).join('')).toMatch(/^\d{10}[A-Z]{26}[a-z]{26}$/);
  });

  it('R9.13 a redeem code has 1 to 32 characters, as the constants say', () => {
    expect([LIMITS.redeemCodeMin, LIMITS.redeemCodeMax]).toEqual([1, 32]);
    expect(acceptedLengths('redeem_code', 'Z')).toEqual(range(1, 32));
  });

  it('R5.97 verification_code takes the given number of digits', () => {
    expect(findFailingExamples(codeRules.verification_code, codeExamples.verification_code)).toEqual([]);
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(digits, fc.integer({ min: 1, max: 10 }), (value, count) => {
        expect(codeRules.verification_code.check(value, { digits: count }) === true).toBe(value.length === count);
      }),
    );
  });
});

it('R5.130 last_four takes exactly four digits', () => {
  expect(findFailingExamples(codeRules.last_four, codeExamples.last_four)).toEqual([]);
  expect(acceptedLengths('last_four', '0')).toEqual([4]);
});

it('R5.93 R5.94 R5.95 R5.96 R5.130 checks only text, since a number has lost its zeros', () => {
  for (const name of UNBOUND) {
    for (const value of [1234, 12345678, 1234n, ['1234'], new String('12345678'), null, undefined]) {
      expect(accepts(name, value)).toBe(false);
    }
  }
});
