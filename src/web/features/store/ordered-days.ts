import { readCalendarDate } from '#contract/schema/calendar-date.ts';

/** Two days of an address as YYYY-MM-DD, the earlier one first; invalid ones are ignored. */
export function orderedDays(
  one: unknown,
  other: unknown,
): readonly [begin: string | undefined, end: string | undefined] {
  const [begin, end] = [readDay(one), readDay(other)];
  return begin !== undefined && end !== undefined && end < begin ? [end, begin] : [begin, end];
}

function readDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || readCalendarDate(value) === undefined) return undefined;
  return value.replaceAll('/', '-');
}
