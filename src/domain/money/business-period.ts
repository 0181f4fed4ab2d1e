import { readCalendarDate } from '#contract/schema/calendar-date.ts';

/** The books follow Taiwan's days, eight hours ahead of UTC all year. */
const DAY_OFFSET_MS = 8 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY_MS = Date.parse('0001-01-01T00:00:00Z');
const LAST_DAY_MS = Date.parse('9999-12-31T00:00:00Z');

/** A span of time as calls ask for it: days, or moments in unix seconds, both ends included. */
export interface PeriodBounds {
  readonly beginAt?: string | number | undefined;
  readonly endAt?: string | number | undefined;
}

/** The same in unix milliseconds; `toMs` is the first moment after it, null where an end is open. */
export interface Period {
  readonly fromMs: number | null;
  readonly toMs: number | null;
  /** Whether it is made of whole days, which are counted beforehand. */
  readonly isWholeDays: boolean;
}

/**
 * The day on which a moment falls, as YYYY-MM-DD: days are compared as texts and read by the database, so what lies
 * outside the years of four digits stands for the first or the last of their days.
 */
export function businessDayOf(ms: number): string {
  const localMs = Math.min(Math.max(ms + DAY_OFFSET_MS, FIRST_DAY_MS), LAST_DAY_MS);
  return new Date(localMs).toISOString().slice(0, 10);
}

/** The first moment of a day (YYYY-MM-DD). A RangeError for a day that does not exist. */
export function startOfBusinessDay(day: string): number {
  if (readCalendarDate(day) === undefined) throw new RangeError(`${day} is no day`);
  return Date.parse(`${day.replaceAll('/', '-')}T00:00:00Z`) - DAY_OFFSET_MS;
}

/** Reads the ends of a period; undefined when it would end before it begins. */
export function readPeriod({ beginAt, endAt }: PeriodBounds): Period | undefined {
  const fromMs = beginAt === undefined ? null : startOf(beginAt);
  const toMs = endAt === undefined ? null : endOf(endAt);
  if (fromMs !== null && toMs !== null && toMs <= fromMs) return undefined;
  return { fromMs, toMs, isWholeDays: [fromMs, toMs].every((ms) => ms === null || isStartOfDay(ms)) };
}

function startOf(bound: string | number): number {
  return typeof bound === 'string' ? startOfBusinessDay(bound) : bound * 1000;
}

function endOf(bound: string | number): number {
  return typeof bound === 'string' ? startOfBusinessDay(bound) + DAY_MS : (bound + 1) * 1000;
}

function isStartOfDay(ms: number): boolean {
  return (ms + DAY_OFFSET_MS) % DAY_MS === 0;
}
