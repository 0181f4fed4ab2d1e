import { expect, it } from 'vitest';
import { PROVIDER_REVIEW } from '#contract/states.ts';
import { cellsOf } from './cells-of.ts';
import { isLapsed, providerReview } from './provider-review.ts';

it('is applied for once, decided once, and applied for again after a rejection or a time-out', () => {
  expect(providerReview.initial).toBe(PROVIDER_REVIEW.none);
  expect(cellsOf(providerReview, PROVIDER_REVIEW)).toEqual({
    none: { apply: 'reviewing', reapply: 50014, approve: 50014, reject: 50014, timeOut: 50014 },
    reviewing: { apply: 60037, reapply: 60037, approve: 'approved', reject: 'rejected', timeOut: 'timedOut' },
    approved: { apply: 60037, reapply: 60037, approve: 70000, reject: 70000, timeOut: 70000 },
    rejected: { apply: 60037, reapply: 'reviewing', approve: 70000, reject: 70000, timeOut: 70000 },
    timedOut: { apply: 60037, reapply: 'reviewing', approve: 70000, reject: 70000, timeOut: 70000 },
  });
});

it('lapses after 14 full days', () => {
  const submittedAt = new Date('2026-03-01T08:30:00Z');
  const lapsesAt = (now: string) => isLapsed(submittedAt, new Date(now));
  expect(lapsesAt('2026-03-01T08:30:00Z')).toBe(false);
  expect(lapsesAt('2026-03-15T08:29:59.999Z')).toBe(false);
  expect(lapsesAt('2026-03-15T08:30:00Z')).toBe(true);
  expect(lapsesAt('2026-04-01T00:00:00Z')).toBe(true);
});
