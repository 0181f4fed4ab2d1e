import { MINUTE_MS } from '#domain/time/durations.ts';

/** Delays between polls of the provider; the last one repeats. */
const WAITS_MINUTES = [1, 5, 15, 60, 180, 360, 720] as const;

/** Expired deposits are canceled after a grace period: a last-minute payment may still be on its way. */
export const EXPIRY_GRACE_MS = 10 * MINUTE_MS;

/** When to poll the provider next after `checks` polls: at growing intervals, and once at the expiry. */
export function nextCheckAt(checks: number, now: Date, expiresAt: Date | null): Date {
  const waitMs = (WAITS_MINUTES[Math.min(checks, WAITS_MINUTES.length - 1)] ?? 1) * MINUTE_MS;
  const dueMs = now.getTime() + waitMs;
  const endMs = (expiresAt?.getTime() ?? 0) + EXPIRY_GRACE_MS;
  return new Date(endMs > now.getTime() ? Math.min(dueMs, endMs) : dueMs);
}
