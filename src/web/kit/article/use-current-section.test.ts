import { expect, it } from 'vitest';
import { currentSection } from './use-current-section.ts';

const height = 800;
const at = (...tops: readonly number[]) => ({
  tops: tops.map((top, index) => ({ id: 'abc'[index] ?? '', top, rest: 200 })),
  height,
  isAtEnd: false,
});

it('is the section that fills most of the window, whichever is at its top edge', () => {
  expect(currentSection(at(-300, 210, 1500))).toBe('b');
  expect(currentSection(at(-300, 700, 1500))).toBe('a');
  expect(currentSection(at(-900, -400, 300))).toBe('c');
});

it('is the section that a link has brought to its place, however short it is', () => {
  expect(currentSection(at(-300, 200, 241))).toBe('b');
  expect(currentSection(at(-300, 190, 241))).toBe('c');
});

it('is none while most of the window shows what is above the first', () => {
  expect(currentSection(at(700, 1500))).toBeUndefined();
  expect(currentSection(at(250, 1500))).toBe('a');
  expect(currentSection(at())).toBeUndefined();
});

it('is the last section at the end of the page, however short that is', () => {
  expect(currentSection({ ...at(-300, 200, 750), isAtEnd: true })).toBe('c');
  expect(currentSection({ ...at(), isAtEnd: true })).toBeUndefined();
});
