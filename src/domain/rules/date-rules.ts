import { type CalendarDate, compareCalendarDates, readCalendarDate } from '#contract/schema/calendar-date.ts';
import { ruleWith } from './rule.ts';

/**
 * The rules that compare two days (R5.51-R5.53). A value that is no day is refused; when the other one is no day,
 * nothing can be on or before or after it and everything is another day.
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

/** NaN when one of the two is no day, so that it is neither before nor after the other. */
function compareDays(value: unknown, other: string): number {
  const [day, otherDay] = [readDay(value), readCalendarDate(other)];
  return day === undefined || otherDay === undefined ? Number.NaN : compareCalendarDates(day, otherDay);
}

function readDay(value: unknown): CalendarDate | undefined {
  return typeof value === 'string' ? readCalendarDate(value) : undefined;
}
