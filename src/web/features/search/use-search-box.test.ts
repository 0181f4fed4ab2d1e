import { expect, it } from 'vitest';
import { stepActive } from './use-search-box.ts';

it('goes from the field through the suggestions and back to the field', () => {
  expect(stepActive(-1, 'ArrowDown', 2)).toBe(0);
  expect(stepActive(0, 'ArrowDown', 2)).toBe(1);
  expect(stepActive(1, 'ArrowDown', 2)).toBe(-1);
  expect(stepActive(-1, 'ArrowUp', 2)).toBe(1);
});

it('stays where it is for other keys and without suggestions', () => {
  expect(stepActive(0, 'Enter', 2)).toBeUndefined();
  expect(stepActive(-1, 'ArrowDown', 0)).toBeUndefined();
});
