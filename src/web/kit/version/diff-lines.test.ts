import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffLines } from './comparison-card.tsx';

const kinds = (before: string, after: string) => diffLines(before, after).map(({ kind, text }) => `${kind} ${text}`);

it('keeps common lines, and marks added and removed ones', () => {
  expect(kinds('one\ntwo\nthree', 'one\n2\nthree\nfour')).toEqual([
    'kept one',
    'removed two',
    'added 2',
    'kept three',
    'added four',
  ]);
  expect(kinds('', 'new')).toEqual(['added new']);
  expect(kinds('old', '')).toEqual(['removed old']);
  expect(diffLines('', '')).toEqual([]);
});

it('reconstructs either text from common and own lines', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 8 })
    .map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = diffLines(before, after);
      const without = (kind: string) => lines.filter((line) => line.kind !== kind).map((line) => line.text);
      expect(without('added').join('\n')).toBe(before);
      expect(without('removed').join('\n')).toBe(after);
    }),
    { numRuns: 200 },
  );
});
