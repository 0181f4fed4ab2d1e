import { expect, it } from 'vitest';
import { stepPlace } from './use-search-field.ts';

it('goes round the list by arrows, and stops at its ends by pages', () => {
  expect(stepPlace(0, 'ArrowDown', 3)).toBe(1);
  expect(stepPlace(2, 'ArrowDown', 3)).toBe(0);
  expect(stepPlace(0, 'ArrowUp', 3)).toBe(2);
  expect(stepPlace(1, 'PageDown', 3)).toBe(2);
  expect(stepPlace(7, 'PageUp', 30)).toBe(2);
  expect(stepPlace(1, 'PageUp', 30)).toBe(0);
});

it('leads nowhere in an empty list and by other keys', () => {
  expect(stepPlace(0, 'ArrowDown', 0)).toBeUndefined();
  expect(stepPlace(0, 'Enter', 3)).toBeUndefined();
});
