import { readCalendarDate } from '#contract/schema/calendar-date.ts';
import { DAY_MS } from '#domain/time/durations.ts';

/** The named periods of a list, besides all records and custom days. */
export const PERIODS = ['30d', '3m', 'year'] as const;
export type PeriodName = (typeof PERIODS)[number];

const DAYS = 30;
const MONTHS = 3;

/** Days of a period as YYYY-MM-DD, inclusive; a missing end is open. */
export interface PeriodDays {
  readonly beginAt: string | undefined;
  readonly endAt: string | undefined;
}

/** The days of a named period that ends today (YYYY-MM-DD, an accounting day). */
export function daysOfPeriod(name: PeriodName, today: string): PeriodDays {
  const begin = { '30d': daysBefore(today, DAYS - 1), '3m': monthsBefore(today, MONTHS), year: firstOfYear(today) };
  return { beginAt: begin[name], endAt: undefined };
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}

/** The same day of an earlier month, or its last day if it is shorter. */
function monthsBefore(day: string, months: number): string {
  const { year, month, day: date } = readCalendarDate(day) ?? { year: 1970, month: 1, day: 1 };
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
}

function firstOfYear(day: string): string {
  return `${day.slice(0, 4)}-01-01`;
}
