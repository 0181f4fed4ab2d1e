import { readCalendarDate } from '#contract/schema/calendar-date.ts';

/** Days of the draw that winning invoices are narrowed to (YYYY-MM-DD), both included; undefined: open. */
export interface LotteryFilter {
  readonly beginAt?: string | undefined;
  readonly endAt?: string | undefined;
}

/** Reads the address of the list; what it does not understand is left out, and two days stand in their order. */
export function readLotteryFilter({ beginAt, endAt }: Readonly<Record<string, unknown>>): LotteryFilter {
  const [begin, end] = [readDay(beginAt), readDay(endAt)];
  if (begin !== undefined && end !== undefined && end < begin) return { beginAt: end, endAt: begin };
  return { beginAt: begin, endAt: end };
}

/** The query of a filter, without what is open. */
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
