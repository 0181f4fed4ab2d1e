import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '#contract/values/limits.ts';
import { amountRules } from './amount-rules.ts';
import { amountExamples } from './examples/amount.ts';
import { findFailingExamples } from './examples/find-failing-examples.ts';

const AVAILABLE_RULES = [
  amountRules.insufficient_quota,
  amountRules.insufficient_points,
  amountRules.insufficient_points_vip,
  amountRules.insufficient_store_points,
  amountRules.insufficient_withdraw_points,
];
const NO_NUMBERS = ['', ' 5', '5 ', '+5', '.5', '5.', '1e3', '0x10', '１０', 'Infinity', 'NaN', 'abc', '1,000', '5\n'];
const OTHER_VALUES = [
  null,
  undefined,
  true,
  5n,
  [5],
  {},
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
];
const amount = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));

describe('bounds of an amount', () => {
  it('R5.82 coin_max takes amounts below the bound', () => {
    expect(findFailingExamples(amountRules.coin_max, amountExamples.coin_max)).toEqual([]);
  });

  it('R5.83 coin_min takes the bound and more', () => {
    expect(findFailingExamples(amountRules.coin_min, amountExamples.coin_min)).toEqual([]);
  });

  it('R5.84 transfer_min takes the bound and more', () => {
    expect(findFailingExamples(amountRules.transfer_min, amountExamples.transfer_min)).toEqual([]);
  });

  it('R5.85 R9.9 coin_min_send_mail takes 10,000 stars and more, as the constant says', () => {
    expect(LIMITS.starsForMailMin).toBe(10_000);
    expect(findFailingExamples(amountRules.coin_min_send_mail, amountExamples.coin_min_send_mail)).toEqual([]);
  });

  it('R5.82 R5.83 an amount is either below a bound or at least the bound', () => {
    fc.assert(
      fc.property(amount, amount, (value, bound) => {
        const isBelow = amountRules.coin_max.check(value, { max: bound }) === true;
        expect(isBelow).toBe(value < bound);
        expect(amountRules.coin_min.check(value, { min: bound }) === true).toBe(!isBelow);
        expect(amountRules.transfer_min.check(value, { min: bound }) === true).toBe(!isBelow);
      }),
    );
  });
});

describe('amounts that are available', () => {
  it('R5.86 insufficient_quota takes at most what is available', () => {
    expect(findFailingExamples(amountRules.insufficient_quota, amountExamples.insufficient_quota)).toEqual([]);
  });

  it('R5.87 insufficient_points takes at most what is available', () => {
    expect(findFailingExamples(amountRules.insufficient_points, amountExamples.insufficient_points)).toEqual([]);
  });

  it('R5.88 insufficient_points_vip takes at most what is available', () => {
    expect(findFailingExamples(amountRules.insufficient_points_vip, amountExamples.insufficient_points_vip)).toEqual(
      [],
    );
  });

  it('R5.89 insufficient_store_points takes at most what is available', () => {
    expect(
      findFailingExamples(amountRules.insufficient_store_points, amountExamples.insufficient_store_points),
    ).toEqual([]);
  });

  it('R5.90 insufficient_withdraw_points takes at most what is available', () => {
    const { insufficient_withdraw_points: rule } = amountRules;
    expect(findFailingExamples(rule, amountExamples.insufficient_withdraw_points)).toEqual([]);
  });

  it('R5.91 answers that the star balance is insufficient for one star more than there is', () => {
    const answer = (value: number, available: number) =>
      amountRules.insufficient_points_vip.check(value, { available });
    expect([answer(501, 500), answer(1, 0)]).toEqual(Array(2).fill('rule.insufficient_points_vip'));
    expect([answer(500, 500), answer(0, 0)]).toEqual([true, true]);
  });

  it('R5.92 answers with the message of each rule above the bound and with none within', () => {
    const rules = AVAILABLE_RULES.filter((rule) => rule !== amountRules.insufficient_points_vip);
    const answers = (value: number) => rules.map((rule) => rule.check(value, { available: 500 }));
    const keys = ['quota', 'points', 'store_points', 'withdraw_points'].map((name) => `rule.insufficient_${name}`);
    expect(answers(501)).toEqual(keys);
    expect(answers(502)).toEqual(keys);
    expect([...answers(500), ...answers(1)]).toEqual(Array(8).fill(true));
  });

  it('R5.86 R5.87 R5.88 R5.89 R5.90 takes every amount up to what is available and no other', () => {
    fc.assert(
      fc.property(amount, amount, (value, available) => {
        for (const rule of AVAILABLE_RULES) expect(rule.check(value, { available }) === true).toBe(value <= available);
      }),
    );
  });
});

it('R5.82 R5.83 R5.84 R5.85 R5.86 R5.87 R5.88 R5.89 R5.90 refuses what is no number, whatever the bound', () => {
  const bounds = { max: 1e9, min: -1e9, available: 1e9 };
  for (const rule of Object.values(amountRules)) {
    const taken = [...NO_NUMBERS, ...OTHER_VALUES].filter((value) => rule.check(value, bounds) === true);
    expect(taken, rule.messages[0]).toEqual([]);
  }
});

it('R5.82 R5.83 R5.86 compares texts beyond the precision of numbers', () => {
  const bound = Number.MAX_SAFE_INTEGER + 1;
  expect(amountRules.coin_max.check('9007199254740991.99', { max: bound })).toBe(true);
  expect(amountRules.coin_min.check('9007199254740991.99', { min: bound })).toBe('rule.coin_min');
  expect(amountRules.insufficient_quota.check('9007199254740993', { available: bound })).toBe(
    'rule.insufficient_quota',
  );
  expect(amountRules.insufficient_quota.check('9007199254740992', { available: bound })).toBe(true);
});
