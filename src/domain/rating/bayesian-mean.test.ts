import { expect, it } from 'vitest';
import { bayesianMean } from './bayesian-mean.ts';

const ALL = { sum: 400, count: 100 };

it('draws few ratings towards the mean of all games', () => {
  const single = bayesianMean({ sum: 5, count: 1 }, ALL);
  const many = bayesianMean({ sum: 480, count: 100 }, ALL);
  expect(single).toBeCloseTo((5 + 40) / 11);
  expect(many).toBeCloseTo((480 + 40) / 110);
  expect(many).toBeGreaterThan(single);
});

it('places games without ratings last', () => {
  expect(bayesianMean({ sum: 0, count: 0 }, ALL)).toBe(0);
  expect(bayesianMean({ sum: 1, count: 1 }, ALL)).toBeGreaterThan(0);
  expect(bayesianMean({ sum: 0, count: 0 }, { sum: 0, count: 0 })).toBe(0);
});
