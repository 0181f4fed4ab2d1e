/** Time played in whole minutes; null for less than one, and where it is unknown. */
export function presentMinutes(seconds: number | null): number | null {
  return seconds === null || seconds < 60 ? null : Math.floor(seconds / 60);
}
