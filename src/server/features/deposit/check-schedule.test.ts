import { expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { EXPIRY_GRACE_MS, nextCheckAt } from './check-schedule.ts';

const NOW = new Date('2026-03-01T04:00:00Z');
const minutesUntil = (at: Date) => (at.getTime() - NOW.getTime()) / MINUTE_MS;
const farAway = new Date(NOW.getTime() + 30 * 24 * 60 * MINUTE_MS);

it('asks ever more rarely, at last twice a day', () => {
  const waits = Array.from({ length: 9 }, (_, checks) => minutesUntil(nextCheckAt(checks, NOW, farAway)));
  expect(waits).toEqual([1, 5, 15, 60, 180, 360, 720, 720, 720]);
});

it('asks once the offer has ended, with some grace', () => {
  const soon = new Date(NOW.getTime() + 3 * MINUTE_MS);
  expect(nextCheckAt(5, NOW, soon).getTime()).toBe(soon.getTime() + EXPIRY_GRACE_MS);
  expect(minutesUntil(nextCheckAt(0, NOW, soon))).toBe(1);
});

it('continues after that while the provider reports no result', () => {
  const past = new Date(NOW.getTime() - 60 * MINUTE_MS);
  expect(minutesUntil(nextCheckAt(2, NOW, past))).toBe(15);
  expect(minutesUntil(nextCheckAt(2, NOW, null))).toBe(15);
});
