import { expect, it } from 'vitest';
import { encodeCode39 } from './barcode.tsx';

/** The table as printed in the standard: narrow and wide elements of each character, alternating bars and spaces. */
const PRINTED = `
  0 nnnwwnwnn  1 wnnwnnnnw  2 nnwwnnnnw  3 wnwwnnnnn  4 nnnwwnnnw  5 wnnwwnnnn  6 nnwwwnnnn  7 nnnwnnwnw  8 wnnwnnwnn
  9 nnwwnnwnn  A wnnnnwnnw  B nnwnnwnnw  C wnwnnwnnn  D nnnnwwnnw  E wnnnwwnnn  F nnwnwwnnn  G nnnnnwwnw  H wnnnnwwnn
  I nnwnnwwnn  J nnnnwwwnn  K wnnnnnnww  L nnwnnnnww  M wnwnnnnwn  N nnnnwnnww  O wnnnwnnwn  P nnwnwnnwn  Q nnnnnnwww
  R wnnnnnwwn  S nnwnnnwwn  T nnnnwnwwn  U wwnnnnnnw  V nwwnnnnnw  W wwwnnnnnn  X nwnnwnnnw  Y wwnnwnnnn  Z nwwnwnnnn
  - nwnnnnwnw  . wwnnnnwnn  $ nwnwnwnnn  / nwnwnnnwn  + nwnnnwnwn  % nnnwnwnwn`;
const TABLE = PRINTED.trim()
  .split(/\s{2,}/)
  .map((entry) => entry.split(' '));
const STOP = 'nwnnwnwnn';
const SPACE = 'nwwnnnwnn';

/** The elements of the rendered bars in the standard's notation, without gaps between characters. */
function readElements(text: string): string[] {
  const { bars, width } = encodeCode39(text) ?? { bars: [], width: 0 };
  const elements = bars.flatMap((bar, index) => {
    const end = bars[index + 1]?.at ?? width;
    return [bar.width, end - bar.at - bar.width].map((size) => (size > 1 ? 'w' : 'n'));
  });
  const row = elements.join('');
  return Array.from({ length: bars.length / 5 }, (_, place) => row.slice(place * 10, place * 10 + 9));
}

it.each(TABLE)('draws %s as the standard does, between the marks of start and end', (character = '', printed = '') => {
  expect(readElements(character)).toEqual([STOP, printed, STOP]);
});

it('has all 43 characters, the space among them', () => {
  expect(TABLE).toHaveLength(42);
  expect(readElements(' ')).toEqual([STOP, SPACE, STOP]);
});

it('draws characters one after the other, with a narrow gap between them', () => {
  const code = encodeCode39('/P4SV.-I');
  expect(readElements('/P4SV.-I')).toHaveLength(10);
  // Ten characters of six narrow and three wide elements, and nine gaps.
  expect(code?.width).toBe(10 * (6 + 3 * 2.5) + 9);
});

it.each(['abc', '/ABC*123', '發票', 'É'])('draws nothing for %s, which the code cannot write', (text) => {
  expect(encodeCode39(text)).toBeUndefined();
});
