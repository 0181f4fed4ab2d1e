import { expect, it } from 'vitest';
import { currentSection } from './use-current-section.ts';

const tops = [
  { id: 'a', top: -300 },
  { id: 'b', top: 90 },
  { id: 'c', top: 141 },
];

it('is reading the last section whose heading has gone up to the bar', () => {
  expect(currentSection(tops, false)).toBe('b');
  expect(currentSection([{ id: 'a', top: 300 }], false)).toBeUndefined();
});

it('is reading the last section at the end of the page, however short that is', () => {
  expect(currentSection(tops, true)).toBe('c');
  expect(currentSection([], true)).toBeUndefined();
});
