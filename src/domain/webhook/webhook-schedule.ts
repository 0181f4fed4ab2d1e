import { LIMITS } from '#contract/values/limits.ts';

const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 12 * 3600;
const TRIES = 17;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Seconds between one try and the next of a message that is not taken: each wait is twice the one before, up to half a
 * day, and the last try comes about two days after the first.
 */
export const WEBHOOK_WAITS_SECONDS: readonly number[] = Array.from({ length: TRIES - 1 }, (_, index) =>
  Math.min(FIRST_WAIT_SECONDS * 2 ** index, LONGEST_WAIT_SECONDS),
);

/** Seconds until the next try after `failed` (1 or more) that came to nothing; null where there is no next one. */
export function waitAfterFailure(failed: number): number | null {
  return WEBHOOK_WAITS_SECONDS[failed - 1] ?? null;
}

/** Whether a webhook has answered nothing well for so long that it is switched off. */
export function hasFailedTooLong(failingSinceMs: number, nowMs: number): boolean {
  return nowMs - failingSinceMs >= LIMITS.webhookFailingDays * DAY_MS;
}
