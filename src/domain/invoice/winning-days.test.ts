import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWithinWinningDays, WINNING_DAYS } from './winning-days.ts';

const TODAY = { year: 2026, month: 3, day: 31 };

/** The date a number of days before today. */
function daysAgo(days: number) {
  const date = new Date(Date.UTC(TODAY.year, TODAY.month - 1, TODAY.day - days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

it('R9.5 lists a prize drawn 59 days ago and not one drawn 61 days ago', () => {
  expect(WINNING_DAYS).toBe(60);
  expect(isWithinWinningDays({ year: 2026, month: 1, day: 31 }, TODAY)).toBe(true);
  expect(isWithinWinningDays({ year: 2026, month: 1, day: 29 }, TODAY)).toBe(false);
  expect(isWithinWinningDays(daysAgo(59), TODAY, 60)).toBe(true);
  expect(isWithinWinningDays(daysAgo(60), TODAY, 60)).toBe(true);
  expect(isWithinWinningDays(daysAgo(61), TODAY, 60)).toBe(false);
});

it('R9.5 follows the number of days it is given, from the day of the draw on', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), fc.integer({ min: 1, max: 200 }), (age, days) => {
      expect(isWithinWinningDays(daysAgo(age), TODAY, days)).toBe(age >= 0 && age <= days);
    }),
  );
});
