import { expect, it } from 'vitest';
import { ERROR } from '../errors/errors.ts';
import { LIMITS } from '../values/limits.ts';
import { sortPlace, sortPlaceOrNone } from './sort-place.ts';

const BOTH = [
  ['a place', sortPlace],
  ['a place or none', sortPlaceOrNone],
] as const;

const PLACES = [
  [1, 1],
  ['1', 1],
  ['12', 12],
  [LIMITS.sortMax, LIMITS.sortMax],
] as const;

const REFUSED = [
  [' 12', 'field.integer'],
  ['12 ', 'field.integer'],
  ['1e3', 'field.integer'],
  ['+5', 'field.integer'],
  ['first', 'field.integer'],
  ['1234567890', 'field.integer'],
  [['12'], 'field.integer'],
  [true, 'field.integer'],
  [1.5, 'field.integer'],
  [2 ** 53, 'field.integer'],
  [LIMITS.sortMax + 1, 'field.range'],
  [undefined, 'field.required'],
] as const;

it.each(BOTH.flatMap(([name, schema]) => PLACES.map(([raw, place]) => ({ name, schema, raw, place }))))(
  'reads $raw as $name',
  ({ schema, raw, place }) => {
    expect(schema.safeParse(raw)).toEqual({ success: true, data: place });
  },
);

it.each(BOTH.flatMap(([name, schema]) => REFUSED.map(([raw, message]) => ({ name, schema, raw, message }))))(
  'refuses $raw as $name: $message',
  ({ schema, raw, message }) => {
    expect(schema.safeParse(raw).error?.issues).toMatchObject([{ message, params: {} }]);
  },
);

it.each(BOTH.flatMap(([name, schema]) => [0, '0', -3, '-3'].map((raw) => ({ name, schema, raw }))))(
  'R8.19 refuses $raw as $name with 60041',
  ({ schema, raw }) => {
    expect(schema.safeParse(raw).error?.issues).toMatchObject([
      { message: 'field.range', params: { code: ERROR.sortMustStartAtOne } },
    ]);
  },
);

it.each([null, ''])('takes %j for no place, where there may be none', (raw) => {
  expect(sortPlaceOrNone.safeParse(raw)).toEqual({ success: true, data: null });
  expect(sortPlace.safeParse(raw).error?.issues).toMatchObject([{ message: 'field.required' }]);
});
