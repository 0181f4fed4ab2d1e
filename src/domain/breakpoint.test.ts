import { expect, it } from 'vitest';
import { breakpointOf } from './breakpoint.ts';

it.each([
  [0, 'xs'],
  [599, 'xs'],
  [600, 'sm'],
  [959, 'sm'],
  [960, 'md'],
  [1269, 'md'],
  [1270, 'lg'],
  [1909, 'lg'],
  [1910, 'xl'],
  [3840, 'xl'],
])('R9.23 O117 names a width of %d px %s', (width, name) => {
  expect(breakpointOf(width)).toBe(name);
});
