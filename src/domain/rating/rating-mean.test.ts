import fc from 'fast-check';
import { expect, it } from 'vitest';
import { meanOfRatings, summariseRatings } from './rating-mean.ts';

it('is empty without ratings', () => {
  expect(meanOfRatings([0, 0, 0, 0, 0])).toEqual({ average: null, count: 0 });
});

it('rounds to one decimal, halves upwards', () => {
  expect(meanOfRatings([0, 0, 0, 1, 1])).toEqual({ average: 4.5, count: 2 });
  expect(meanOfRatings([0, 0, 1, 3, 0])).toEqual({ average: 3.8, count: 4 });
  expect(meanOfRatings([1, 0, 0, 0, 2])).toEqual({ average: 3.7, count: 3 });
});

it('is between the fewest and the most stars given, and counts everyone', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 1_000_000 }), { minLength: 5, maxLength: 5 }), (counts) => {
      const { average, count, distribution } = summariseRatings(counts);
      expect(distribution).toEqual(counts);
      expect(count).toBe(counts.reduce((sum, given) => sum + given));
      if (count === 0) return expect(average).toBeNull();
      expect(average).toBeGreaterThanOrEqual(counts.findIndex((given) => given > 0) + 1);
      expect(average).toBeLessThanOrEqual(counts.findLastIndex((given) => given > 0) + 1);
    }),
  );
});
