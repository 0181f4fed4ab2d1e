import { drawDateOf, invoicePeriodOf } from '#domain/invoice/invoice-calendar.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { periodBefore } from '#web/kit/invoice/format-invoice.ts';
import { type FilterTexts, writeQuery } from '#web/kit/list/filter/filter-values.ts';
import { orderedDays } from '../record-filter.tsx';

/** Draw dates to filter by (YYYY-MM-DD), inclusive; undefined: open. */
export interface LotteryFilter {
  readonly beginAt?: string | undefined;
  readonly endAt?: string | undefined;
}

/** Parses the address of the list; invalid values are ignored, and reversed dates are swapped. */
export function readLotteryFilter(texts: FilterTexts): LotteryFilter {
  const [beginAt, endAt] = orderedDays(texts.beginAt, texts.endAt);
  return { beginAt, endAt };
}

/** The query of a filter, without open ends. */
export function lotteryQuery({ beginAt, endAt }: LotteryFilter): string {
  return writeQuery({ beginAt, endAt });
}

interface NextDraw {
  /** YYYY-MM, the odd month of two. */
  readonly period: string;
  /** YYYY-MM-DD. */
  readonly drawDate: string;
}

/** The next draw on or after a day: of the previous period if still to come, otherwise of the current one. */
export function findNextDraw(today: string): NextDraw {
  const current = invoicePeriodOf(today);
  const before = periodBefore(current);
  const period = drawDateOf(before) >= today ? before : current;
  return { period, drawDate: drawDateOf(period) };
}

/** The deadline is urgent from this many days before the end. */
const URGENT_DAYS = 14;

export type RedeemState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'over' }
  | { readonly kind: 'soon'; readonly days: number }
  | { readonly kind: 'open' | 'urgent'; readonly days: number };

interface RedeemDays {
  readonly redeemFrom: string | null;
  readonly redeemUntil: string | null;
}

/**
 * Whether a prize can be claimed on a day (YYYY-MM-DD in Taiwan): days until the start or the end; 0 is the last day.
 */
export function findRedeemState({ redeemFrom, redeemUntil }: RedeemDays, today: string): RedeemState {
  if (redeemFrom === null || redeemUntil === null) return { kind: 'unknown' };
  if (today < redeemFrom) return { kind: 'soon', days: daysBetween(today, redeemFrom) };
  if (today > redeemUntil) return { kind: 'over' };
  const days = daysBetween(today, redeemUntil);
  return { kind: days <= URGENT_DAYS ? 'urgent' : 'open', days };
}

/** A number of days before a day, as YYYY-MM-DD. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}

/** The day in Taiwan of an ISO 8601 time. */
export function taiwanDayOf(iso: string): string {
  return businessDayOf(Date.parse(iso));
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
