import { expect, it } from 'vitest';
import { changeOf } from './figure-cards.tsx';

it.each([
  [15, 10, 0.5],
  [5, 10, -0.5],
  [10, 10, 0],
  [0, 10, -1],
  [3, 0, null],
  [0, 0, null],
])('%d after %d is %d', (now, before, change) => {
  expect(changeOf(now, before)).toBe(change);
});
