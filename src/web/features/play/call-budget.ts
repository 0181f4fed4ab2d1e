const CALLS_PER_MINUTE = 60;
const MINUTE_MS = 60_000;

/**
 * How much a game may have its page call: what it sends too much would count against its player, who shares one limit
 * with everybody at the same address. Answers whether one more is fine, and counts it.
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
