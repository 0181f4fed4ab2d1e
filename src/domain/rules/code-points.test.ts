import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countCodePoints, weighCodePoints } from './code-points.ts';

const character = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((codePoint) => String.fromCodePoint(codePoint));
const surrogate = fc.integer({ min: 0xd800, max: 0xdfff }).map((unit) => String.fromCharCode(unit));

it('counts code points as iterating a text does, lone surrogates included', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.oneof(character, surrogate) }), (text) => {
      expect(countCodePoints(text)).toBe([...text].length);
    }),
  );
});

it('counts a lone surrogate as one, wherever it stands', () => {
  for (const text of ['\ud83d', '\ude00', '\ud83da', '\ude00\ud83d', '\ud83d\ud83d\ude00']) {
    expect(countCodePoints(text)).toBe([...text].length);
  }
});

it('R5.99 weighs 1 for each ASCII character and 2 for each other one', () => {
  const weights = [...'\0', '\n', 'a', '\u007f', '\u0080', 'é', '文', '😀', '\ud83d'].map(weighCodePoints);
  expect(weights).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 2]);
  expect(weighCodePoints('')).toBe(0);
  expect(weighCodePoints('aé文😀')).toBe(7);
});

it('R5.99 weighs two texts together as much as each on its own', () => {
  const text = fc.string({ unit: character });
  fc.assert(
    fc.property(text, text, (first, second) => {
      expect(weighCodePoints(first + second)).toBe(weighCodePoints(first) + weighCodePoints(second));
    }),
  );
});
