import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOUR_MS } from '#domain/time/durations.ts';
import { businessDayOf } from './business-period.ts';
import { isMonthOver, spanOfMonth } from './statement-month.ts';

it('a month begins at midnight of Taiwan and ends where the next one begins', () => {
  expect(spanOfMonth('2026-02')).toEqual({
    fromMs: Date.parse('2026-01-31T16:00:00Z'),
    toMs: Date.parse('2026-02-28T16:00:00Z'),
  });
  expect(spanOfMonth('2026-12').toMs).toBe(spanOfMonth('2027-01').fromMs);
});

it('every moment belongs to the month of its day, and to no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2040-01-01') }), (ms) => {
      const { fromMs, toMs } = spanOfMonth(businessDayOf(ms).slice(0, 7));
      expect(fromMs <= ms && ms < toMs).toBe(true);
    }),
  );
});

it('a month is over an hour after its last moment', () => {
  const { toMs } = spanOfMonth('2026-03');
  expect(isMonthOver('2026-03', toMs + HOUR_MS - 1)).toBe(false);
  expect(isMonthOver('2026-03', toMs + HOUR_MS)).toBe(true);
  expect(isMonthOver('2026-04', toMs + HOUR_MS)).toBe(false);
});
