import type { RatingMean, RatingSummary } from '#contract/rating/entities.ts';

/** How a game is rated, of how many gave one star to five; the average to one decimal, halves upwards. */
export function meanOfRatings(counts: readonly number[]): RatingMean {
  const count = counts.reduce((sum, given) => sum + given, 0);
  const stars = counts.reduce((sum, given, index) => sum + given * (index + 1), 0);
  return { average: count === 0 ? null : Math.round((stars * 10) / count) / 10, count };
}

/** The same, with the distribution. */
export function summariseRatings(counts: readonly number[]): RatingSummary {
  return { ...meanOfRatings(counts), distribution: [...counts] };
}
