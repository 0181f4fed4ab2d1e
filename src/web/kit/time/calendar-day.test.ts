import { expect, it } from 'vitest';
import { calendarDay } from './calendar-day.ts';

it('reads the day of a clock in its own zone', () => {
  expect(calendarDay(new Date(2026, 0, 31, 23, 59))).toEqual({ year: 2026, month: 1, day: 31 });
});
