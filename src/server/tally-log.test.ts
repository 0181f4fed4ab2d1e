import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTallyLog } from './tally-log.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('writes the first at once, then one line a second with how many there were, and nothing where there were none', () => {
  const lines: [detail: string, count: number][] = [];
  const tally = createTallyLog<string>((detail, count) => lines.push([detail, count]));
  for (const detail of ['a', 'b', 'c']) tally.note(detail);
  expect(lines).toEqual([['a', 1]]);
  vi.advanceTimersByTime(1000);
  expect(lines).toEqual([
    ['a', 1],
    ['c', 2],
  ]);
  // An entry right after a summary line waits for the next second, like after the first.
  tally.note('d');
  expect(lines).toHaveLength(2);
  vi.advanceTimersByTime(5000);
  expect(lines.slice(2)).toEqual([['d', 1]]);
  tally.note('e');
  expect(lines.slice(3)).toEqual([['e', 1]]);
});
