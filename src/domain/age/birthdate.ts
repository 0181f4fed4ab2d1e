import { type CalendarDate, compareCalendarDates, readCalendarDate } from '#contract/schema/calendar-date.ts';
import { AGE_BY_RATING } from '#contract/values/age-ratings.ts';

/** Key of the message that says why a date of birth is not enough. */
export type BirthdateObstacle = 'age.birthdate' | 'age.too_young';

/**
 * Full years from one calendar day to another, 0 before birth. Who was born on the 29th of February is a year older on
 * the 1st of March where there is no 29th.
 */
export function ageOn(birthdate: CalendarDate, today: CalendarDate): number {
  const years = today.year - birthdate.year;
  const hadBirthday = compareCalendarDates({ ...birthdate, year: today.year }, today) <= 0;
  return Math.max(0, hadBirthday ? years : years - 1);
}

/**
 * Why somebody born on the typed day may not open a game for adults today: no such day, a day to come (R5.44), or an
 * age below 18 (R5.43). Undefined when nothing stands in the way.
 */
export function findBirthdateObstacle(birthdate: string, today: CalendarDate): BirthdateObstacle | undefined {
  const date = readCalendarDate(birthdate);
  if (date === undefined || compareCalendarDates(date, today) > 0) return 'age.birthdate';
  return ageOn(date, today) < AGE_BY_RATING['18+'] ? 'age.too_young' : undefined;
}
