import { expect, it } from 'vitest';
import { DAY_MS } from '#domain/time/durations.ts';
import { hasFailedTooLong, WEBHOOK_WAITS_SECONDS, waitAfterFailure } from './webhook-schedule.ts';

const HOUR = 3600;

it('tries again after 5 seconds, then after twice as long each time, never after more than half a day', () => {
  expect(WEBHOOK_WAITS_SECONDS.slice(0, 5)).toEqual([5, 10, 20, 40, 80]);
  for (const [index, wait] of WEBHOOK_WAITS_SECONDS.slice(1).entries()) {
    expect(wait).toBe(Math.min((WEBHOOK_WAITS_SECONDS[index] ?? 0) * 2, 12 * HOUR));
  }
});

it('tries 17 times within two days, so that a server that was away for a day and a half is still told', () => {
  const sum = WEBHOOK_WAITS_SECONDS.reduce((total, wait) => total + wait, 0);
  expect(WEBHOOK_WAITS_SECONDS).toHaveLength(16);
  expect(sum).toBeGreaterThan(36 * HOUR);
  expect(sum).toBeLessThan(48 * HOUR);
});

it('gives up after the last try', () => {
  expect(waitAfterFailure(1)).toBe(5);
  expect(waitAfterFailure(16)).toBe(12 * HOUR);
  expect(waitAfterFailure(17)).toBeNull();
});

it('takes a webhook for dead after five days without one good answer, and not a moment earlier', () => {
  expect(hasFailedTooLong(0, 5 * DAY_MS - 1)).toBe(false);
  expect(hasFailedTooLong(0, 5 * DAY_MS)).toBe(true);
  const since = Date.parse('2026-03-01T00:00:00Z');
  expect(hasFailedTooLong(since, since + 5 * DAY_MS - 1)).toBe(false);
});
