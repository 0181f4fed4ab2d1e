import type { CalendarDate } from '#contract/schema/calendar-date.ts';

/** The calendar day of a date in the local time zone. */
export function calendarDay(now: Date): CalendarDate {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}
