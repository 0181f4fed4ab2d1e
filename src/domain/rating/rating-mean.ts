import type { RatingMean, RatingSummary } from '#contract/rating/entities.ts';

/** The average rating from the counts of one to five stars, to one decimal, rounded half up. */
export function meanOfRatings(counts: readonly number[]): RatingMean {
  const count = counts.reduce((sum, given) => sum + given, 0);
  const stars = counts.reduce((sum, given, index) => sum + given * (index + 1), 0);
  return { average: meanOfSum(stars, count), count };
}

/** The average of `count` ratings with this many stars together, as `meanOfRatings` rounds it. */
export function meanOfSum(stars: number, count: number): number | null {
  return count === 0 ? null : Math.round((stars * 10) / count) / 10;
}

/** The average with its distribution. */
export function summariseRatings(counts: readonly number[]): RatingSummary {
  return { ...meanOfRatings(counts), distribution: [...counts] };
}
