import { LIMITS } from '#contract/values/limits.ts';
import { DAY_MS } from '#domain/time/durations.ts';

const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 12 * 3600;
const TRIES = 17;

/**
 * Seconds between attempts for a message: each wait doubles, up to half a day, and the last attempt comes about two
 * days after the first.
 */
export const WEBHOOK_WAITS_SECONDS: readonly number[] = Array.from({ length: TRIES - 1 }, (_, index) =>
  Math.min(FIRST_WAIT_SECONDS * 2 ** index, LONGEST_WAIT_SECONDS),
);

/** Seconds until the next attempt after `failed` (1 or more) failures; null after the last one. */
export function waitAfterFailure(failed: number): number | null {
  return WEBHOOK_WAITS_SECONDS[failed - 1] ?? null;
}

/** Whether a webhook has failed for so long that it is disabled. */
export function hasFailedTooLong(failingSinceMs: number, nowMs: number): boolean {
  return nowMs - failingSinceMs >= LIMITS.webhookFailingDays * DAY_MS;
}
