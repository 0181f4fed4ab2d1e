import { type CalendarDate, compareCalendarDates, readCalendarDate } from '#contract/schema/calendar-date.ts';
import { ruleWith } from './rule.ts';

/**
 * Rules that compare two days (R5.51-R5.53). An invalid value fails; compared with an invalid other day, no value is
 * on, before or after it, and every value differs.
 */
export const dateRules = {
  date_before: ruleWith({ other: 'text' }, 'rule.date_before', (value, { other }) => compareDays(value, other) <= 0),
  date_after: ruleWith({ other: 'text' }, 'rule.date_after', (value, { other }) => compareDays(value, other) >= 0),
  date_not_same: ruleWith(
    { other: 'text' },
    'rule.date_not_same',
    (value, { other }) => readDay(value) !== undefined && compareDays(value, other) !== 0,
  ),
} as const;

/** NaN if either is not a valid day, so that it is neither before nor after the other. */
function compareDays(value: unknown, other: string): number {
  const [day, otherDay] = [readDay(value), readCalendarDate(other)];
  return day === undefined || otherDay === undefined ? Number.NaN : compareCalendarDates(day, otherDay);
}

function readDay(value: unknown): CalendarDate | undefined {
  return typeof value === 'string' ? readCalendarDate(value) : undefined;
}
