import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCalendarDate } from '#contract/schema/calendar-date.ts';
import { daysOfPeriod, PERIODS } from './record-filter.tsx';

const CASES = [
  ['30d', '2026-11-21', '2026-10-23'],
  ['30d', '2026-01-05', '2025-12-07'],
  ['3m', '2026-11-21', '2026-08-21'],
  ['3m', '2026-05-31', '2026-02-28'],
  ['3m', '2028-05-31', '2028-02-29'],
  ['3m', '2026-01-31', '2025-10-31'],
  ['year', '2026-11-21', '2026-01-01'],
  ['year', '2026-01-01', '2026-01-01'],
] as const;

it.each(CASES)('%s on %s begins on %s and is open at its end', (name, today, begin) => {
  expect(daysOfPeriod(name, today)).toEqual({ beginAt: begin, endAt: undefined });
});

it('begins on a day of the calendar, never after today', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, fc.constantFrom(...PERIODS), (today, name) => {
      const { beginAt = '' } = daysOfPeriod(name, today);
      expect(readCalendarDate(beginAt)).toBeDefined();
      expect(beginAt <= today).toBe(true);
    }),
  );
});
