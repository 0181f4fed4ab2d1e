import { expect, it } from 'vitest';
import { indexByKey, indexInRow } from './target-index.ts';

it.each([
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 3, 3],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 1, 2],
  ['ArrowRight', 3, 3],
  ['Home', 2, 0],
  ['End', 2, 3],
  ['a', 2, undefined],
] as const)('the key %s leads from %i to %s', (key, place, to) => {
  expect(indexByKey(key, place, 4)).toBe(to);
});

it.each([
  ['ArrowRight', 1, 2],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 0, 3],
  ['ArrowLeft', -1, 3],
  ['Home', 2, 0],
  ['End', 2, 3],
  ['ArrowDown', 2, undefined],
] as const)('in a row the key %s leads from %i to %s', (key, place, to) => {
  expect(indexInRow(key, place, 4)).toBe(to);
});
