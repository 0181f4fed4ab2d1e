import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ANY_CHARACTER } from '#tests/factories/any-character.ts';
import { isWholeCode, readCode } from './read-code.ts';

const PASTED = [
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 123-456\n', '123456'],
  ['Your code: 012345.', '012345'],
  ['１２３４５６', '123456'],
  ['12', '12'],
  ['1234567', '123456'],
  ['abc', ''],
] as const;

it.each(PASTED)('reads %j as %j', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

it('keeps digits only and six at most, whatever is pasted', () => {
  fc.assert(
    fc.property(fc.string({ unit: ANY_CHARACTER }), (typed) => {
      expect(readCode(typed)).toMatch(/^[0-9]{0,6}$/);
    }),
  );
});

it('R5.97 accepts exactly six digits as a code', () => {
  expect(['12345', '123456', '000000', '1234567', '12345a'].filter(isWholeCode)).toEqual(['123456', '000000']);
});
