/** How many ratings of the average a game is given beside its own. */
const PRIOR_RATINGS = 10;

/** Ratings together: their number, and the sum of their stars. */
export interface RatingTotal {
  readonly sum: number;
  readonly count: number;
}

/**
 * By what top rated games are sorted: their mean, drawn towards the mean of all games by ten ratings of that mean, so that one
 * rating of five stars does not come before a hundred of 4.8 (docs/spec/decisions.md, "Sorts"). 0 without any rating.
 */
export function bayesianMean(game: RatingTotal, all: RatingTotal): number {
  if (game.count === 0 || all.count === 0) return 0;
  return (game.sum + PRIOR_RATINGS * (all.sum / all.count)) / (game.count + PRIOR_RATINGS);
}
