import { expect, it } from 'vitest';
import { moveTo, placeByKey } from './move-to.ts';

it.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [2, 3, 'abdc'],
])('moves an item from %i to %i: %s', (from, to, order) => {
  expect(moveTo([...'abcd'], from, to).join('')).toBe(order);
});

it.each([
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 3, 3],
  ['Home', 2, 0],
  ['End', 2, 3],
  ['a', 2, undefined],
] as const)('the key %s leads from %i to %s', (key, place, to) => {
  expect(placeByKey(key, place, 4)).toBe(to);
});
