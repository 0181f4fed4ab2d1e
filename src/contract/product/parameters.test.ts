import { expect, it } from 'vitest';
import { readParameter, refusedWith } from '#tests/contract/read-parameter.ts';
import { country, shownPrice } from './parameters.ts';

it('takes two capital letters for a country and nothing else', () => {
  expect(readParameter(country, 'TW')).toBe('TW');
  for (const other of [undefined, null, '', 'tw', 'T', 'TWN', 'TWn', 'aTW', '12', 5, ['TW']]) {
    expect(readParameter(country, other)).toEqual(refusedWith('field.invalid'));
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
  expect(readParameter(shownPrice, value)).toBe(price);
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
  expect(readParameter(shownPrice, value)).toEqual(refusedWith(message));
});
