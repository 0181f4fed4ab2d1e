import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moveTo } from './target-index.ts';

it('moves one and keeps the order of the others', () => {
  expect(moveTo(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moveTo(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
});

it('puts it where it was asked to, and back', () => {
  const place = fc.nat({ max: 9 });
  fc.assert(
    fc.property(place, place, (from, to) => {
      const list = Array.from({ length: 10 }, (_, index) => index);
      const moved = moveTo(list, from, to);
      expect(moved[to]).toBe(from);
      expect(moved.filter((item) => item !== from)).toEqual(list.filter((item) => item !== from));
      expect(moveTo(moved, to, from)).toEqual(list);
    }),
  );
});
