import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Outline } from '../pdf/open-slice.ts';
import type { Letters } from './find-letters.ts';
import { layOutText, measureText } from './lay-out-text.ts';

const MISSING = '☃';
/** Outlines half as wide as their size, Chinese ones as wide as their size. */
const letters: Letters = {
  unitsPerEm: 100,
  find: (character): Outline | undefined =>
    character === MISSING ? undefined : { advance: /\p{Script=Han}/u.test(character) ? 100 : 50, contours: [] },
};

const layOut = (text: string, { width = 500, maxLines = 2, sizes = [100, 50] as [number, ...number[]] } = {}) =>
  layOutText({ text, lang: 'en-US', letters, width, maxLines, sizes });

it('keeps what fits on one line at the largest size', () => {
  expect(layOut('Ten of ten')).toEqual({ size: 100, lines: ['Ten of ten'] });
});

it('breaks between words, into lines of like lengths', () => {
  expect(layOut('one two three')).toEqual({ size: 100, lines: ['one two', 'three'] });
  expect(layOut('aaa bbb c', { width: 400 }).lines).toEqual(['aaa', 'bbb c']);
});

it('takes a smaller size before it leaves anything out', () => {
  expect(layOut('one two three four five')).toEqual({ size: 50, lines: ['one two three', 'four five'] });
});

it('ends with an ellipsis what does not fit at the smallest size', () => {
  const { size, lines } = layOut('abcdefghij '.repeat(9));
  expect(size).toBe(50);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
});

it('breaks Chinese between words, and keeps a mark with what stands before it', () => {
  const { lines } = layOutText({
    text: '遊戲，電影！音樂',
    lang: 'zh-TW',
    letters,
    width: 400,
    maxLines: 3,
    sizes: [100],
  });
  expect(lines).toEqual(['遊戲，', '電影！', '音樂']);
});

it('leaves out what no font has, and breaks a word that is longer than a line', () => {
  expect(layOut(`a${MISSING}b`).lines).toEqual(['ab']);
  expect(layOut('a'.repeat(15), { sizes: [100] }).lines.join('')).toBe('a'.repeat(15));
  expect(layOut(MISSING).lines).toEqual([]);
});

it('counts no blanks at the end of a line, where a word is broken too', () => {
  expect(layOut('!! ~', { width: 120, sizes: [100] }).lines).toEqual(['!!', '~']);
});

it('balances lines within the width only', () => {
  for (let width = 200; width < 900; width += 7) {
    const { lines } = layOut('aaaa bb cccc', { width, sizes: [100] });
    for (const line of lines) expect(measureText(line, letters) * 100).toBeLessThanOrEqual(width);
  }
});

it('never makes a line wider, nor more lines, than there is room for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 120, max: 900 }), (text, width) => {
      const { size, lines } = layOut(text, { width });
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) expect(measureText(line, letters) * size).toBeLessThanOrEqual(width + 0.001);
    }),
  );
});
