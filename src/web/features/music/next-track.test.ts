import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextTrack } from './next-track.ts';

const COUNT = 10;

it('R3.60 in order each track is followed by the next one, the tenth by the first', () => {
  const after = (current: number) => nextTrack({ count: COUNT, current, isInOrder: true, heard: [] }, () => 0.5).track;
  expect(Array.from({ length: COUNT }, (_, current) => after(current))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0]);
});

it('R3.60 out of order every track comes once before any comes again, and never one twice in a row', () => {
  const chances = fc.array(fc.double({ min: 0, max: 0.999_999, noNaN: true }), { minLength: 39, maxLength: 39 });
  fc.assert(
    fc.property(fc.nat(COUNT - 1), chances, (first, shares) => {
      let heard: readonly number[] = [first];
      const played = [first];
      for (const share of shares) {
        const current = played.at(-1) ?? 0;
        const next = nextTrack({ count: COUNT, current, isInOrder: false, heard }, () => share);
        expect(next.track).not.toBe(current);
        heard = next.heard;
        played.push(next.track);
      }
      for (let round = 0; round < played.length; round += COUNT) {
        expect(new Set(played.slice(round, round + COUNT)).size).toBe(COUNT);
      }
    }),
    { numRuns: 200 },
  );
});

it('a single track follows itself', () => {
  expect(nextTrack({ count: 1, current: 0, isInOrder: false, heard: [0] }, () => 0).track).toBe(0);
});
