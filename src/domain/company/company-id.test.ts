import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COMPANY_ID_RULES, isCompanyId } from './company-id.ts';

/** The rule as requirement R5.115 states it, product by product. */
function totalOf(id: string): number {
  return [1, 2, 1, 2, 1, 2, 4, 1].reduce((total, weight, index) => {
    const digits = [...String(Number(id.charAt(index)) * weight)].map(Number);
    return total + digits.reduce((sum, digit) => sum + digit, 0);
  }, 0);
}

function isValidByReference(id: string, divisor: 5 | 10): boolean {
  if (id === '00000000') return false;
  const totals = id.charAt(6) === '7' ? [totalOf(id), totalOf(id) + 1] : [totalOf(id)];
  return totals.some((total) => total % divisor === 0);
}

const DIVISORS = { 'before-2023': 10, 'since-2023': 5 } as const;

const eightDigits = fc.nat({ max: 99_999_999 }).map((id) => String(id).padStart(8, '0'));
/** One number in ten is valid; adjusting the last digit, whose weight is 1, makes the others valid. */
const validId = eightDigits
  .map((id) => `${id.slice(0, 7)}${(10 - (totalOf(`${id.slice(0, 7)}0`) % 10)) % 10}`)
  .filter((id) => id !== '00000000');
const withSeventh = (id: string, digit: string) => `${id.slice(0, 6)}${digit}${id.slice(7)}`;

const TOTALS = [
  ['22099131', 30],
  ['04595257', 40],
  ['53212539', 30],
  ['20828393', 40],
  ['22555003', 20],
  ['22099130', 29],
  ['04595252', 35],
  ['04595253', 36],
  ['10458575', 30],
  ['10458574', 29],
  ['12345676', 40],
  ['12345675', 39],
  ['10458576', 31],
  ['10458573', 28],
  ['12345678', 42],
  ['12345674', 38],
] as const;

it.each(TOTALS)('R5.115 R5.116 counts the total of %s as %i', (id, total) => {
  expect(totalOf(id)).toBe(total);
  expect(isCompanyId(id)).toBe(isValidByReference(id, 10));
});

it.each(COMPANY_ID_RULES)('R5.115 R5.116 checks 20,000 numbers as the rule is worded (%s)', (rule) => {
  const samples = fc.sample(
    fc.oneof(
      eightDigits,
      validId,
      eightDigits.map((id) => withSeventh(id, '7')),
    ),
    {
      numRuns: 20_000,
      seed: 3,
    },
  );
  const wrong = samples.filter((id) => isCompanyId(id, { rule }) !== isValidByReference(id, DIVISORS[rule]));
  expect(wrong).toEqual([]);
  const valid = samples.filter((id) => isCompanyId(id, { rule })).length;
  expect(valid).toBeGreaterThan(5000);
  expect(valid).toBeLessThan(15_000);
});

it('R5.115 finds every digit of weight 1 that is off by one, unless the seventh is 7', () => {
  const position = fc.constantFrom(1, 3, 5, 8);
  fc.assert(
    fc.property(validId, position, fc.constantFrom(-1, 1), (id, place, step) => {
      const digit = Number(id.charAt(place - 1)) + step;
      fc.pre(id.charAt(6) !== '7' && digit >= 0 && digit <= 9);
      expect(isCompanyId(id)).toBe(true);
      expect(isCompanyId(`${id.slice(0, place - 1)}${digit}${id.slice(place)}`)).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

it('R5.116 takes two neighboring totals of ten where the seventh digit is 7', () => {
  fc.assert(
    fc.property(eightDigits, (id) => {
      const stem = withSeventh(id, '7').slice(0, 7);
      const endings = [...'0123456789'].filter((last) => isCompanyId(`${stem}${last}`)).map(Number);
      expect(endings).toHaveLength(2);
      const [low = 0, high = 0] = endings;
      expect([1, 9]).toContain(high - low);
    }),
  );
});

it('R5.115 accepts under the newer rule whatever the older one does', () => {
  fc.assert(fc.property(validId, (id) => isCompanyId(id) && isCompanyId(id, { rule: 'since-2023' })));
});

it('R5.115 refuses eight zeros under both rules, though the total is 0', () => {
  expect(totalOf('00000000')).toBe(0);
  expect(COMPANY_ID_RULES.map((rule) => isCompanyId('00000000', { rule }))).toEqual([false, false]);
});

it('R5.115 refuses whatever is not eight ASCII digits', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 12 }).filter((text) => !/^[0-9]{8}$/.test(text)),
      (text) => !isCompanyId(text),
    ),
  );
  expect(isCompanyId('22099131\n')).toBe(false);
});
