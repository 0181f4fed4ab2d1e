import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ANY_CHARACTER } from '#tests/factories/any-character.ts';
import { diffWords, sideOf } from './text-change.tsx';

const textOf = (pieces: ReturnType<typeof diffWords>) => pieces.map(({ text }) => text).join('');

it('marks the words that changed, and single ideographs', () => {
  expect(diffWords('A calm game', 'A very calm game')).toEqual([
    { kind: 'kept', text: 'A ' },
    { kind: 'added', text: 'very ' },
    { kind: 'kept', text: 'calm game' },
  ]);
  expect(diffWords('收集所有星星', '收集每顆星星')).toEqual([
    { kind: 'kept', text: '收集' },
    { kind: 'removed', text: '所有' },
    { kind: 'added', text: '每顆' },
    { kind: 'kept', text: '星星' },
  ]);
  expect(diffWords('', 'new')).toEqual([{ kind: 'added', text: 'new' }]);
  expect(diffWords('same', 'same')).toEqual([{ kind: 'kept', text: 'same' }]);
});

it('takes letters with their marks together', () => {
  expect(diffWords('Kim khâu', 'Kim khâu mới')).toEqual([
    { kind: 'kept', text: 'Kim khâu' },
    { kind: 'added', text: ' mới' },
  ]);
});

it('holds both texts whole, whatever they are', () => {
  const text = fc.oneof(
    fc.string({ unit: ANY_CHARACTER }),
    fc.array(fc.constantFrom('a', 'b', ' ', '星', '.')).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = diffWords(before, after);
      expect(textOf(sideOf(pieces, 'before'))).toBe(before);
      expect(textOf(sideOf(pieces, 'after'))).toBe(after);
      expect(pieces.every(({ text }) => text !== '')).toBe(true);
    }),
    { numRuns: 100 },
  );
});

it('shows very long texts that differ everywhere as one change', () => {
  const long = (mark: string) => Array.from({ length: 3000 }, (_, place) => `${mark}${place}`).join(' ');
  const pieces = diffWords(`start ${long('a')}`, `start ${long('b')}`);
  expect(pieces.map(({ kind }) => kind)).toEqual(['kept', 'removed', 'added']);
});
