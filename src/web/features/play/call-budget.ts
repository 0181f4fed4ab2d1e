import { MINUTE_MS } from '#domain/time/durations.ts';

const CALLS_PER_MINUTE = 60;

/**
 * Limits the calls a game may trigger: excessive ones would count against the player, whose rate limit is shared by IP
 * address. Returns whether another call is allowed, and counts it.
 */
export function createCallBudget(now: () => number, callsPerMinute = CALLS_PER_MINUTE): () => boolean {
  let since = now();
  let count = 0;
  return () => {
    if (now() - since >= MINUTE_MS) {
      since = now();
      count = 0;
    }
    count += 1;
    return count <= callsPerMinute;
  };
}
