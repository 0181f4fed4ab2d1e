import { expect, it } from 'vitest';
import { CURRENCIES, LIMITS } from '#contract/values/limits.ts';
import { readSecondPersonAmounts, secondPersonFromMinor } from './second-person-amounts.ts';

it('takes an amount for each currency; one that is not named keeps its default', () => {
  expect(readSecondPersonAmounts('TWD:5000,EUR:100,MYR:500,SGD:150')).toEqual({
    TWD: 5000,
    MYR: 500,
    SGD: 150,
    EUR: 100,
  });
  expect(readSecondPersonAmounts(' EUR : 100 ')).toEqual({ ...LIMITS.secondPersonFrom, EUR: 100 });
});

it.each([
  '10000',
  '',
  'VND:5',
  'twd:5',
  'TWD:0',
  'TWD:-1',
  'TWD:1.5',
  'TWD:1e3',
  'TWD:',
  'TWD:5,',
  'TWD:5:5',
  'TWD:5,TWD:6',
  'TWD:1000000000',
  'toString:5',
])('refuses %j', (setting) => expect(readSecondPersonAmounts(setting)).toBeUndefined());

it('counts in minor units of the currency', () => {
  expect(CURRENCIES.map((currency) => secondPersonFromMinor(LIMITS.secondPersonFrom, currency))).toEqual([
    10_000, 130_000, 40_000, 25_000,
  ]);
});
