import { expect, it } from 'vitest';
import { LIMITS } from '../values/limits.ts';
import { setExchangeRate } from './operator-endpoints.ts';

const LEAST = 1 / LIMITS.exchangeRateMax;
const PAIR = { from: 'EUR', to: 'TWD' };

it.each([
  [36.5, 36.5],
  ['36', 36],
  ['36.55', 36.55],
  [LEAST, LEAST],
  [LIMITS.exchangeRateMax, LIMITS.exchangeRateMax],
])('reads the rate %j', (rate, expected) => {
  expect(setExchangeRate.request.parse({ ...PAIR, rate }).rate).toBe(expected);
});

it.each([
  [undefined, 'field.required'],
  [null, 'field.required'],
  ['', 'field.required'],
  ['x', 'field.invalid'],
  ['x.5', 'field.invalid'],
  ['1.xx', 'field.invalid'],
  ['-5', 'field.invalid'],
  ['1e3', 'field.invalid'],
  [' 36', 'field.invalid'],
  ['36 ', 'field.invalid'],
  [[5], 'field.invalid'],
  [Number.NaN, 'field.invalid'],
  [Number.POSITIVE_INFINITY, 'field.invalid'],
  [0, 'field.range'],
  [LEAST / 2, 'field.range'],
  [LIMITS.exchangeRateMax + 1, 'field.range'],
])('refuses the rate %j', (rate, message) => {
  const issues = setExchangeRate.request.safeParse({ ...PAIR, rate }).error?.issues;
  expect(issues).toMatchObject([{ path: ['rate'], message }]);
});
