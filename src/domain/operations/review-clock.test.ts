import { expect, it } from 'vitest';
import { lapseDateOf, reviewDueAt, reviewTimeliness } from './review-clock.ts';

const SUBMISSIONS = [
  // A Sunday, a Monday and a Friday; 2026-03-06 is a Friday.
  ['2026-03-01T04:00:00Z', '2026-03-04', '2026-03-06'],
  ['2026-03-02T04:00:00Z', '2026-03-05', '2026-03-09'],
  ['2026-03-06T04:00:00Z', '2026-03-11', '2026-03-13'],
  ['2026-03-07T04:00:00Z', '2026-03-11', '2026-03-13'],
  // Friday evening in Taiwan, and a minute past midnight there, still Friday in UTC.
  ['2026-03-06T15:59:00Z', '2026-03-11', '2026-03-13'],
  ['2026-03-01T16:00:00Z', '2026-03-05', '2026-03-09'],
  ['2026-12-31T04:00:00Z', '2027-01-05', '2027-01-07'],
] as const;

it.each(SUBMISSIONS)('R9.3 answers a submission of %s between %s and %s, business days only', (at, from, to) => {
  expect(reviewDueAt(new Date(at))).toEqual({ from, to });
});

it('knows what is in time, due and late by the days of Taiwan', () => {
  const due = reviewDueAt(new Date('2026-03-02T04:00:00Z'));
  const standAt = (now: string) => reviewTimeliness(due, new Date(now));
  expect(standAt('2026-03-04T15:59:59Z')).toBe('inTime');
  expect(standAt('2026-03-04T16:00:00Z')).toBe('due');
  expect(standAt('2026-03-09T15:59:59Z')).toBe('due');
  expect(standAt('2026-03-09T16:00:00Z')).toBe('late');
});

it('lapses after 14 days', () => {
  expect(lapseDateOf(new Date('2026-03-01T08:30:00Z')).toISOString()).toBe('2026-03-15T08:30:00.000Z');
});
