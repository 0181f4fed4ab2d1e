import { readCalendarDate } from '#contract/schema/calendar-date.ts';

/** Draw dates to filter by (YYYY-MM-DD), inclusive; undefined: open. */
export interface LotteryFilter {
  readonly beginAt?: string | undefined;
  readonly endAt?: string | undefined;
}

/** Parses the address of the list; invalid values are ignored, and reversed dates are swapped. */
export function readLotteryFilter({ beginAt, endAt }: Readonly<Record<string, unknown>>): LotteryFilter {
  const [begin, end] = [readDay(beginAt), readDay(endAt)];
  if (begin !== undefined && end !== undefined && end < begin) return { beginAt: end, endAt: begin };
  return { beginAt: begin, endAt: end };
}

/** The query of a filter, without open ends. */
export function lotteryQuery({ beginAt, endAt }: LotteryFilter): string {
  const query = new URLSearchParams();
  if (beginAt !== undefined) query.set('beginAt', beginAt);
  if (endAt !== undefined) query.set('endAt', endAt);
  return query.size === 0 ? '' : `?${query}`;
}

function readDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || readCalendarDate(value) === undefined) return undefined;
  return value.replaceAll('/', '-');
}
