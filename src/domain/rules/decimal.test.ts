import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareDecimal, isDecimal } from './decimal.ts';

const DECIMALS = [0, -1.5, 1e21, '0', '-0', '007', '12', '-3.5', '1.50', '9'.repeat(400)];
const OTHER_TEXTS = [
  '',
  ' ',
  ' 5',
  '5 ',
  '5\n',
  '+5',
  '.5',
  '5.',
  '1e3',
  '0x10',
  '0b1',
  '1_000',
  '1,000',
  '--1',
  '1.2.3',
];
const OTHER_VALUES = [
  'Infinity',
  'NaN',
  '１０',
  '٣',
  '−1',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  null,
  undefined,
  5n,
  [5],
  {},
];
const COMPARISONS = [
  ['9007199254740993', 9007199254740992, 1],
  ['9007199254740992.0', 9007199254740992, 0],
  ['9007199254740991.9', 9007199254740992, -1],
  ['0.10000000000000000001', 0.1, 1],
  ['0.1', 0.1, 0],
  ['0.30000000000000004', 0.1 + 0.2, 0],
  [`0.${'0'.repeat(400)}1`, 0, 1],
  [`-0.${'0'.repeat(400)}1`, 0, -1],
  ['-0', 0, 0],
  ['9'.repeat(400), Number.MAX_VALUE, 1],
  ['9'.repeat(400), Number.POSITIVE_INFINITY, -1],
  [`-${'9'.repeat(400)}`, Number.NEGATIVE_INFINITY, 1],
  [5, Number.POSITIVE_INFINITY, -1],
  [Number.MAX_VALUE, -Number.MAX_VALUE, 1],
  [Number.MIN_VALUE, 0, 1],
] as const;

it.each(DECIMALS)('takes %j as a decimal', (value) => {
  expect(isDecimal(value)).toBe(true);
});

it.each([...OTHER_TEXTS, ...OTHER_VALUES])('takes %s as no decimal', (value) => {
  expect(isDecimal(value)).toBe(false);
  expect(compareDecimal(value, 5)).toBeNaN();
});

it.each(COMPARISONS)('compares %s with %d exactly', (value, bound, sign) => {
  expect(Math.sign(compareDecimal(value, bound))).toBe(sign);
});

it('compares nothing with a bound that is no number', () => {
  expect(compareDecimal(5, Number.NaN)).toBeNaN();
});

it('compares the text of an integer of any size as the integer', () => {
  const integer = fc.oneof(
    fc.bigInt(),
    fc.maxSafeInteger().map((near) => BigInt(near) * 1000n),
  );
  fc.assert(
    fc.property(integer, fc.integer({ min: -1, max: 1 }), (exact, difference) => {
      const bound = Number(exact);
      const value = BigInt(bound) + BigInt(difference);
      // A number stands for its shortest text, which from 2^53 on may differ from the integer it stores.
      if (!Number.isSafeInteger(bound)) return;
      expect(Math.sign(compareDecimal(String(value), bound))).toBe(difference);
    }),
  );
});

it('compares the text of a number as the number', () => {
  const number = fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !String(value).includes('e'));
  fc.assert(
    fc.property(number, number, (value, bound) => {
      expect(Math.sign(compareDecimal(String(value), bound))).toBe(Math.sign(compareDecimal(value, bound)));
      expect(compareDecimal(String(value), value)).toBe(0);
    }),
  );
});
