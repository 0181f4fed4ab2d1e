const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** From how many seconds of play on a rating counts how much, the longest first. */
export const PLAY_WEIGHTS = [
  { from: 10 * HOUR, weight: 2 },
  { from: 2 * HOUR, weight: 1.5 },
  { from: 10 * MINUTE, weight: 1 },
  { from: 1, weight: 0.5 },
] as const;

/** What a rating counts whose author's time is not known, as for downloads. */
export const UNKNOWN_WEIGHT = 1;
