import { readCalendarDate } from '#contract/schema/calendar-date.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts';

/** Books are kept in Taiwan's days, eight hours ahead of UTC all year. */
const DAY_OFFSET_MS = 8 * HOUR_MS;
const FIRST_DAY_MS = Date.parse('0001-01-01T00:00:00Z');
const LAST_DAY_MS = Date.parse('9999-12-31T00:00:00Z');

/** A period as calls specify it: days, or unix seconds, both ends inclusive. */
export interface PeriodBounds {
  readonly beginAt?: string | number | undefined;
  readonly endAt?: string | number | undefined;
}

/** The period in unix milliseconds; `toMs` is exclusive; null for an open end. */
export interface Period {
  readonly fromMs: number | null;
  readonly toMs: number | null;
  /** Whether it consists of whole days, whose totals are precomputed. */
  readonly isWholeDays: boolean;
}

/**
 * The day of a moment, as YYYY-MM-DD. Days are compared as texts and parsed by the database, so moments outside the
 * four-digit years map to the first or last such day.
 */
export function businessDayOf(ms: number): string {
  const localMs = Math.min(Math.max(ms + DAY_OFFSET_MS, FIRST_DAY_MS), LAST_DAY_MS);
  return new Date(localMs).toISOString().slice(0, 10);
}

/** The first moment of a day (YYYY-MM-DD). Throws a RangeError for a nonexistent day. */
export function startOfBusinessDay(day: string): number {
  if (readCalendarDate(day) === undefined) throw new RangeError(`${day} is no day`);
  return Date.parse(`${day.replaceAll('/', '-')}T00:00:00Z`) - DAY_OFFSET_MS;
}

/** Parses the ends of a period; undefined if it ends before it begins. */
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
