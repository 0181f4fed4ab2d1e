import { expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import type { AnySchema } from '../schema.ts';
import { depositAmount, depositOrderId } from './parameters.ts';

/** What a value is read as, or the message and the code that it is refused with. */
function read(schema: AnySchema, value: unknown): unknown {
  const { data, error } = schema.safeParse(value);
  return error === undefined ? data : error.issues.map((issue) => [issue.message, 'params' in issue && issue.params]);
}

const refused = (message: string, code?: number) => [[message, code === undefined ? {} : { code }]];

it.each([
  [0.01, 0.01],
  ['0.01', 0.01],
  [29.9, 29.9],
  ['29.90', 29.9],
  ['300', 300],
  [LIMITS.depositAmountMax, LIMITS.depositAmountMax],
])('reads the amount %j', (value, amount) => {
  expect(read(depositAmount, value)).toBe(amount);
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
  expect(read(depositAmount, value)).toEqual(refused(message));
});

const NUMBER = 'D0123456789ABCXYZ';

it('reads the number of a deposit', () => {
  expect(read(depositOrderId, NUMBER)).toBe(NUMBER);
});

it.each([
  [undefined, 'field.required'],
  [null, 'field.required'],
  ['', 'field.required'],
  [5, 'field.invalid'],
  [[NUMBER], 'field.invalid'],
])('refuses %j for the number of a deposit', (value, message) => {
  expect(read(depositOrderId, value)).toEqual(refused(message));
});

it.each(['D1', NUMBER.slice(0, -1), `${NUMBER}0`, `0${NUMBER}`, NUMBER.toLowerCase(), `D${'-'.repeat(16)}`])(
  'does not know the deposit %s',
  (value) => {
    expect(read(depositOrderId, value)).toEqual(refused('field.unknown', 50015));
  },
);
