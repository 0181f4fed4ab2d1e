/** A day of the calendar in no time zone; months count from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const NOTATION = /^(\d{4})([-/])(\d{2})\2(\d{2})$/;
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/**
 * Reads `YYYY-MM-DD` or `YYYY/MM/DD`. Undefined for any other notation and for a day that does not exist, as the 29th
 * of February 2023 or any day of a year 0.
 */
export function readCalendarDate(text: string): CalendarDate | undefined {
  const match = NOTATION.exec(text);
  if (match === null) return undefined;
  const date = { year: Number(match[1]), month: Number(match[3]), day: Number(match[4]) };
  const isDay = date.year > 0 && date.day > 0 && date.day <= daysOfMonth(date);
  return isDay ? date : undefined;
}

/** Below 0 when the first day is the earlier one, 0 when both are the same day, above 0 when it is the later one. */
export function compareCalendarDates(first: CalendarDate, second: CalendarDate): number {
  return first.year - second.year || first.month - second.month || first.day - second.day;
}

/** 0 for a month that does not exist. */
function daysOfMonth({ year, month }: CalendarDate): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (month === 2 && isLeapYear) return 29;
  return MONTH_DAYS[month - 1] ?? 0;
}
