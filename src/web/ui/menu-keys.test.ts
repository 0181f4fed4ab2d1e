import { expect, it } from 'vitest';
import { nextMenuItem } from './menu-keys.ts';

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', -1, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Tab', 1, null],
  ['Enter', 1, null],
  ['a', 1, null],
])('%s from item %i of three moves to %s', (key, current, next) => {
  expect(nextMenuItem(key, current, 3)).toBe(next);
});
