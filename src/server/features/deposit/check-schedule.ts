const MINUTE_MS = 60_000;

/** Waits before the provider is asked about a deposit again; the last one repeats. */
const WAITS_MINUTES = [1, 5, 15, 60, 180, 360, 720] as const;

/** An offer that has ended is given up a little later only: what was paid in its last minute is still on its way. */
export const EXPIRY_GRACE_MS = 10 * MINUTE_MS;

/** When the provider is asked next, after it was asked `checks` times: ever more rarely, and once the offer has ended. */
export function nextCheckAt(checks: number, now: Date, expiresAt: Date | null): Date {
  const waitMs = (WAITS_MINUTES[Math.min(checks, WAITS_MINUTES.length - 1)] ?? 1) * MINUTE_MS;
  const dueMs = now.getTime() + waitMs;
  const endMs = (expiresAt?.getTime() ?? 0) + EXPIRY_GRACE_MS;
  return new Date(endMs > now.getTime() ? Math.min(dueMs, endMs) : dueMs);
}
