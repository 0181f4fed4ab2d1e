import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BLOCK_SIZE, decodeBlock, encodeBlock } from './search-block-format.ts';

it('unpacks what it packed, to the place of the block, few games and many', () => {
  const game = fc.tuple(fc.nat(BLOCK_SIZE - 1), fc.integer({ min: 1, max: 255 }));
  const range = fc.record({ from: fc.nat(BLOCK_SIZE - 1), length: fc.nat(BLOCK_SIZE), code: fc.nat(255) });
  fc.assert(
    fc.property(fc.array(range, { maxLength: 4 }), fc.array(game, { maxLength: 50 }), (ranges, games) => {
      const classes = new Uint8Array(BLOCK_SIZE);
      for (const { from, length, code } of ranges) classes.fill(code, from, from + length);
      for (const [place, code] of games) classes[place] = code;
      const packed = encodeBlock(classes);
      const unpacked = new Uint8Array(3 * BLOCK_SIZE);
      if (packed !== undefined) decodeBlock(packed, 1, unpacked);
      expect(packed === undefined).toBe(classes.every((code) => code === 0));
      expect(unpacked.subarray(BLOCK_SIZE, 2 * BLOCK_SIZE)).toEqual(classes);
    }),
    { numRuns: 50 },
  );
});

it('takes a bit for each place, or two bytes for each game where that is shorter', () => {
  expect(encodeBlock(new Uint8Array(BLOCK_SIZE).fill(3))).toHaveLength(3 + BLOCK_SIZE / 8);
  const one = new Uint8Array(BLOCK_SIZE);
  one[BLOCK_SIZE - 1] = 3;
  expect(encodeBlock(one)).toHaveLength(3 + 2);
});
