import { expect, it } from 'vitest';
import type { AnySchema } from '../schema.ts';
import { country, shownPrice } from './parameters.ts';

/** What a value is read as, or the message and the code that it is refused with. */
function read(schema: AnySchema, value: unknown): unknown {
  const { data, error } = schema.safeParse(value);
  return error === undefined ? data : error.issues.map((issue) => [issue.message, 'params' in issue && issue.params]);
}

const refused = (message: string) => [[message, {}]];

it('takes two capital letters for a country and nothing else', () => {
  expect(read(country, 'TW')).toBe('TW');
  for (const other of [undefined, null, '', 'tw', 'T', 'TWN', 'TWn', 'aTW', '12', 5, ['TW']]) {
    expect(read(country, other)).toEqual(refused('field.invalid'));
  }
});

it.each([
  [0, 0],
  ['0', 0],
  [29.9, 29.9],
  ['29.9', 29.9],
  ['29.95', 29.95],
  ['1200', 1200],
])('reads the price %j', (value, price) => {
  expect(read(shownPrice, value)).toBe(price);
});

it.each([
  [undefined, 'field.invalid'],
  [null, 'field.invalid'],
  ['', 'field.invalid'],
  ['x', 'field.invalid'],
  ['x.5', 'field.invalid'],
  ['-5', 'field.invalid'],
  ['1e3', 'field.invalid'],
  ['1.234', 'field.invalid'],
  ['1.xx', 'field.invalid'],
  [' 12', 'field.invalid'],
  [[5], 'field.invalid'],
  [Number.NaN, 'field.invalid'],
  [Number.POSITIVE_INFINITY, 'field.invalid'],
  [-0.01, 'field.range'],
])('refuses the price %j', (value, message) => {
  expect(read(shownPrice, value)).toEqual(refused(message));
});
