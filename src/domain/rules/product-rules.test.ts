import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '#contract/values/limits.ts';
import { AMOUNT_MINOR_MAX, toMinor } from '../money/money.ts';
import { findFailingExamples } from './examples/find-failing-examples.ts';
import { productExamples } from './examples/product.ts';
import { productRules } from './product-rules.ts';

describe('product_id_format', () => {
  const accepts = (id: string) => productRules.product_id_format.check(id, {}) === true;

  it('R5.118 product_id_format: the characters and the first one', () => {
    expect(findFailingExamples(productRules.product_id_format, productExamples.product_id_format)).toEqual([]);
    const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
    expect(ascii.filter(accepts).join('')).toBe('0123456789abcdefghijklmnopqrstuvwxyz');
    expect(ascii.filter((last) => accepts(`a${last}`)).join('')).toBe('.0123456789_abcdefghijklmnopqrstuvwxyz');
  });

  it('R5.119 reserves android.test and what is below it', () => {
    expect(['android.coin', 'test.android', 'android.tester', 'android.test_1', 'xandroid.test'].every(accepts)).toBe(
      true,
    );
    expect(['android.test', 'android.test.purchased', 'android.test.'].filter(accepts)).toEqual([]);
  });

  it('R5.120 reserves the prefix yoe', () => {
    expect(['my.yoe', 'ayoe', 'yo', 'yo.e', 'y_oe', '1yoe'].every(accepts)).toBe(true);
    fc.assert(fc.property(fc.stringMatching(/^[a-z0-9_.]{0,20}$/), (rest) => !accepts(`yoe${rest}`)));
  });
});

describe('price', () => {
  const accepts = (value: unknown, currency: string) => productRules.price.check(value, { currency }) === true;
  const TWO_DIGITS = ['MYR', 'SGD', 'EUR'] as const;

  it('R5.35 price in TWD: a positive integer', () => {
    const ofTwd = productExamples.price.filter(({ args }) => args.currency === 'TWD');
    expect(ofTwd).toHaveLength(1);
    expect(findFailingExamples(productRules.price, ofTwd)).toEqual([]);
    fc.assert(
      fc.property(fc.integer(), (amount) => {
        expect(accepts(amount, 'TWD')).toBe(amount > 0);
        expect(accepts(String(amount), 'TWD')).toBe(amount > 0);
        expect(accepts(amount + 0.5, 'TWD')).toBe(false);
      }),
    );
  });

  it('R5.127 price answers that it does not meet the specifications', () => {
    expect(findFailingExamples(productRules.price, productExamples.price)).toEqual([]);
    const answers = [30, 1, 29.9, 0].map((value) => productRules.price.check(value, { currency: 'TWD' }));
    expect(answers).toEqual([true, true, 'rule.price', 'rule.price']);
  });

  it.each(TWO_DIGITS)('R5.127 takes every whole number of hundredths in %s, as number and as text', (currency) => {
    fc.assert(
      fc.property(fc.nat({ max: AMOUNT_MINOR_MAX }), (minor) => {
        expect(accepts(minor / 100, currency)).toBe(true);
        const [whole, hundredths] = [Math.floor(minor / 100), String(minor % 100).padStart(2, '0')];
        expect(accepts(`${whole}.${hundredths}`, currency)).toBe(true);
        expect(accepts(`${whole}.${hundredths}0`, currency)).toBe(false);
        expect(accepts(`0${whole}.${hundredths}`, currency)).toBe(false);
        expect(accepts(-(minor + 1) / 100, currency)).toBe(false);
      }),
    );
  });

  it('R5.127 accepts the numbers that can be put into minor units, and no others', () => {
    const number = fc.oneof(
      fc.double({ noDefaultInfinity: true }),
      fc.double({ min: -1e14, max: 1e14 }),
      fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000),
      fc.nat({ max: AMOUNT_MINOR_MAX }).map((hundredths) => hundredths / 100),
      fc.nat({ max: 9999 }).map((less) => (AMOUNT_MINOR_MAX - less) / 1000),
    );
    fc.assert(
      fc.property(number, fc.constantFrom(...CURRENCIES), (amount, currency) => {
        const minor = toMinor(amount, currency);
        expect(accepts(amount, currency)).toBe(minor !== undefined && minor >= (currency === 'TWD' ? 1 : 0));
      }),
      { numRuns: 5000 },
    );
  });

  it('R5.127 refuses what is no finite number and what is more than the greatest amount', () => {
    const numbers = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e21, AMOUNT_MINOR_MAX + 1];
    for (const currency of CURRENCIES) {
      expect(numbers.filter((amount) => accepts(amount, currency))).toEqual([]);
      expect(accepts('9'.repeat(400), currency)).toBe(false);
    }
    expect(accepts(AMOUNT_MINOR_MAX, 'TWD')).toBe(true);
    expect(accepts(AMOUNT_MINOR_MAX / 100, 'EUR')).toBe(true);
    expect(accepts((AMOUNT_MINOR_MAX + 1) / 100, 'EUR')).toBe(false);
  });
});
