import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/time/durations.ts';
import { businessDayOf, readPeriod, startOfBusinessDay } from './business-period.ts';

describe('a day of the books', () => {
  it('begins at midnight in Taiwan', () => {
    expect(startOfBusinessDay('2026/03/01')).toBe(startOfBusinessDay('2026-03-01'));
    expect(startOfBusinessDay('2026-03-01')).toBe(Date.parse('2026-02-28T16:00:00Z'));
    expect(businessDayOf(Date.parse('2026-02-28T15:59:59.999Z'))).toBe('2026-02-28');
    expect(businessDayOf(Date.parse('2026-02-28T16:00:00Z'))).toBe('2026-03-01');
  });

  it('is 24 hours long, whatever the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (ms) => {
        const start = startOfBusinessDay(businessDayOf(ms));
        expect(ms).toBeGreaterThanOrEqual(start);
        expect(ms).toBeLessThan(start + DAY_MS);
      }),
    );
  });

  it('has four digits for its year, however far off a moment is', () => {
    expect(businessDayOf(Date.parse('9999-12-31T16:00:00Z'))).toBe('9999-12-31');
    expect(businessDayOf(253_402_300_799_999)).toBe('9999-12-31');
    expect(businessDayOf(startOfBusinessDay('0001-01-01') - DAY_MS)).toBe('0001-01-01');
  });

  it('must exist', () => {
    expect(() => startOfBusinessDay('2026-02-29')).toThrow(RangeError);
  });
});

describe('a period', () => {
  it('includes both of its days', () => {
    const fromMs = Date.parse('2026-02-28T16:00:00Z');
    const period = { fromMs, toMs: fromMs + 2 * DAY_MS, isWholeDays: true };
    expect(readPeriod({ beginAt: '2026-03-01', endAt: '2026-03-02' })).toEqual(period);
  });

  it('includes both of its seconds, and is then no whole day', () => {
    expect(readPeriod({ beginAt: 100, endAt: 100 })).toEqual({ fromMs: 100_000, toMs: 101_000, isWholeDays: false });
  });

  it('is open where an end is missing', () => {
    expect(readPeriod({})).toEqual({ fromMs: null, toMs: null, isWholeDays: true });
    expect(readPeriod({ beginAt: '2026-03-01' })).toMatchObject({ toMs: null, isWholeDays: true });
  });

  it('may end before 1970 where nothing says when it begins', () => {
    const toMs = Date.parse('1969-12-30T16:00:00Z');
    expect(readPeriod({ endAt: '1969-12-30' })).toEqual({ fromMs: null, toMs, isWholeDays: true });
  });

  it('is of whole days only where both ends are', () => {
    expect(readPeriod({ beginAt: '2026-03-01', endAt: 2_000_000_000 })?.isWholeDays).toBe(false);
  });

  it('must not end before it begins', () => {
    expect(readPeriod({ beginAt: '2026-03-02', endAt: '2026-03-01' })).toBeUndefined();
    expect(readPeriod({ beginAt: 101, endAt: 100 })).toBeUndefined();
  });
});
