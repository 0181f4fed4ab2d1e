import { type CalendarDate, compareCalendarDates, readCalendarDate } from '#contract/schema/calendar-date.ts';
import { AGE_BY_RATING } from '#contract/values/age-ratings.ts';

/** Key of the message that explains why a date of birth is rejected. */
export type BirthdateObstacle = 'age.birthdate' | 'age.too_young';

/**
 * Full years from one calendar day to another, 0 before birth. People born on February 29 turn a year older on March
 * 1 in years without a leap day.
 */
export function ageOn(birthdate: CalendarDate, today: CalendarDate): number {
  const years = today.year - birthdate.year;
  const hadBirthday = compareCalendarDates({ ...birthdate, year: today.year }, today) <= 0;
  return Math.max(0, hadBirthday ? years : years - 1);
}

/**
 * Why a person with the typed date of birth may not open an adult game today: invalid date, date in the future
 * (R5.44), or under 18 (R5.43). Undefined if they may.
 */
export function findBirthdateObstacle(birthdate: string, today: CalendarDate): BirthdateObstacle | undefined {
  const date = readCalendarDate(birthdate);
  if (date === undefined || compareCalendarDates(date, today) > 0) return 'age.birthdate';
  return ageOn(date, today) < AGE_BY_RATING['18+'] ? 'age.too_young' : undefined;
}
