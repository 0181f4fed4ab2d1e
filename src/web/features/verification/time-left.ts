/** Whole seconds until a moment, 0 once it has come; both in unix milliseconds. */
export function secondsUntil(momentMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((momentMs - nowMs) / 1000));
}

/** Seconds as minutes and seconds, `4:05`, as clocks in every language of ours write them. */
export function formatTimeLeft(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
