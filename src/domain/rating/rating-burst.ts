/** Ratings of a day that are never too many, whatever is usual for a game. */
export const BURST_LEAST = 20;
/** So many times what is usual for a game is too many. */
export const BURST_TIMES = 5;
/** Days before the last one from which the usual number of a day is computed. */
export const BURST_USUAL_DAYS = 30;
/** Whoever has played this long in the browser is not part of a burst. */
export const BURST_PLAYED_SECONDS = 30 * 60;
/** A held rating is published after so many days if no operator has decided. */
export const HELD_DAYS = 7;

export interface RatingArrivals {
  /** New ratings of a game in the last 24 hours. */
  readonly lastDay: number;
  /** New ratings in the `BURST_USUAL_DAYS` before. */
  readonly before: number;
}

/** Whether a game receives so many ratings that the next ones wait for an operator (docs/spec/decisions.md, "Trust"). */
export function isRatingBurst({ lastDay, before }: RatingArrivals): boolean {
  return lastDay >= BURST_LEAST && lastDay >= (BURST_TIMES * before) / BURST_USUAL_DAYS;
}
