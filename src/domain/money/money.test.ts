import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CURRENCIES, CURRENCY_DIGITS, type CurrencyCode } from '#contract/values/limits.ts';
import { AMOUNT_MINOR_MAX, toMajor, toMinor } from './money.ts';

const anyCurrency = fc.constantFrom(...CURRENCIES);
const anyMinor = fc.oneof(
  fc.integer({ min: -AMOUNT_MINOR_MAX, max: AMOUNT_MINOR_MAX }),
  fc.integer({ min: -100_000, max: 100_000 }),
);

/** The decimal text of an amount, built from its digits. */
function majorText(minor: number, currency: CurrencyCode): string {
  const digits = CURRENCY_DIGITS[currency];
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const cut = text.length - digits;
  return `${minor < 0 ? '-' : ''}${text.slice(0, cut)}${digits > 0 ? `.${text.slice(cut)}` : ''}`;
}

it('counts a whole TWD as one unit and the others in hundredths', () => {
  expect(CURRENCIES.map((currency) => toMinor(30, currency))).toEqual([30, 3000, 3000, 3000]);
  expect(CURRENCIES.map((currency) => toMajor(2990, currency))).toEqual([2990, 29.9, 29.9, 29.9]);
});

it.each([
  [0.07, 7],
  [0.29, 29],
  [1.15, 115],
  [4.35, 435],
  [8.2, 820],
  [1e-2, 1],
  ['0.07', 7],
  ['029.90', 2990],
  ['29.900', 2990],
  ['-0.01', -1],
  ['-0', 0],
  [-0, 0],
  [9_999_999_999_999.99, 999_999_999_999_999],
  ['-9999999999999.99', -999_999_999_999_999],
])('takes %s as EUR in %d hundredths exactly', (amount, minor) => {
  expect(toMinor(amount, 'EUR')).toBe(minor);
});

it.each([
  0.001,
  29.999,
  1e-7,
  10_000_000_000_000,
  1e21,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '0.001',
  '',
  ' ',
  '1 ',
  '+1',
  '1.',
  '.5',
  '1e2',
  '1,5',
  '１',
  '0x10',
  'Infinity',
  'abc',
])('refuses %j as EUR', (amount) => {
  expect(toMinor(amount, 'EUR')).toBeUndefined();
});

it('refuses a part of a TWD, and takes zeros after the point', () => {
  expect([toMinor(29.9, 'TWD'), toMinor('29.9', 'TWD')]).toEqual([undefined, undefined]);
  expect([toMinor(29, 'TWD'), toMinor('29.00', 'TWD')]).toEqual([29, 29]);
});

it('refuses to present what is no amount in minor units', () => {
  for (const minor of [0.5, Number.NaN, Number.POSITIVE_INFINITY, AMOUNT_MINOR_MAX + 1]) {
    expect(() => toMajor(minor, 'EUR')).toThrow(RangeError);
  }
});

it('keeps every amount on the way to major units, through JSON and back', () => {
  fc.assert(
    fc.property(anyMinor, anyCurrency, (minor, currency) => {
      const onTheWire: number = JSON.parse(JSON.stringify(toMajor(minor, currency)));
      expect(toMinor(onTheWire, currency)).toBe(minor === 0 ? 0 : minor);
    }),
  );
});

it('reads the text of every amount to the digit', () => {
  fc.assert(
    fc.property(anyMinor, anyCurrency, (minor, currency) => {
      expect(toMinor(majorText(minor, currency), currency)).toBe(minor === 0 ? 0 : minor);
    }),
  );
});

it('answers whole units or nothing for any number and any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.string()), anyCurrency, (amount, currency) => {
      const minor = toMinor(amount, currency);
      expect(minor === undefined || Number.isSafeInteger(minor)).toBe(true);
    }),
  );
});
