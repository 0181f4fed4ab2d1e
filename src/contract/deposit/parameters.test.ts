import { expect, it } from 'vitest';
import { readParameter, refusedWith } from '#tests/contract/read-parameter.ts';
import { ERROR } from '../errors/errors.ts';
import { LIMITS } from '../values/limits.ts';
import { depositAmount, depositOrderId } from './parameters.ts';

it.each([
  [0.01, 0.01],
  ['0.01', 0.01],
  [29.9, 29.9],
  ['29.90', 29.9],
  ['300', 300],
  [LIMITS.depositAmountMax, LIMITS.depositAmountMax],
])('reads the amount %j', (value, amount) => {
  expect(readParameter(depositAmount, value)).toBe(amount);
});

it.each([
  [undefined, 'field.required'],
  [null, 'field.required'],
  ['', 'field.required'],
  ['x', 'field.invalid'],
  ['1e3', 'field.invalid'],
  ['-5', 'field.invalid'],
  ['5 EUR', 'field.invalid'],
  ['1.', 'field.invalid'],
  [true, 'field.invalid'],
  [[5], 'field.invalid'],
  [Number.NaN, 'field.invalid'],
  [Number.POSITIVE_INFINITY, 'field.invalid'],
  [0, 'field.range'],
  ['0', 'field.range'],
  [-1, 'field.range'],
  [LIMITS.depositAmountMax + 0.01, 'field.range'],
])('refuses the amount %j', (value, message) => {
  expect(readParameter(depositAmount, value)).toEqual(refusedWith(message));
});

const NUMBER = 'D0123456789ABCXYZ';

it('reads the number of a deposit', () => {
  expect(readParameter(depositOrderId, NUMBER)).toBe(NUMBER);
});

it.each([
  [undefined, 'field.required'],
  [null, 'field.required'],
  ['', 'field.required'],
  [5, 'field.invalid'],
  [[NUMBER], 'field.invalid'],
])('refuses %j for the number of a deposit', (value, message) => {
  expect(readParameter(depositOrderId, value)).toEqual(refusedWith(message));
});

it.each(['D1', NUMBER.slice(0, -1), `${NUMBER}0`, `0${NUMBER}`, NUMBER.toLowerCase(), `D${'-'.repeat(16)}`])(
  'does not know the deposit %s',
  (value) => {
    expect(readParameter(depositOrderId, value)).toEqual(refusedWith('field.unknown', ERROR.orderOrDepositNotFound));
  },
);
