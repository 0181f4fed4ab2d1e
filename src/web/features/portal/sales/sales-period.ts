import { LIMITS } from '#contract/values/limits.ts';
import { DAY_MS } from '#domain/time/durations.ts';

/** Named periods of the list of sales; the second is the default. */
export const SALES_PERIODS = ['7d', '30d', '90d', 'month', 'lastMonth', 'year', 'all'] as const;
export type SalesPeriod = (typeof SALES_PERIODS)[number];
export const USUAL_PERIOD = '30d' satisfies SalesPeriod;

/** Dates as YYYY-MM-DD, inclusive; a missing date leaves the span open. */
export interface DaySpan {
  readonly begin: string | undefined;
  readonly end: string | undefined;
}

const LENGTHS = { '7d': 7, '30d': 30, '90d': 90 } as const;

/** The dates of a named period up to today (YYYY-MM-DD in the accounting time zone). */
export function daysOfSalesPeriod(name: SalesPeriod, today: string): DaySpan {
  if (name === 'all') return { begin: undefined, end: undefined };
  if (name === 'year') return { begin: `${today.slice(0, 4)}-01-01`, end: today };
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  if (name === 'month') return { begin: firstOfMonth, end: today };
  if (name === 'lastMonth') {
    const end = daysBefore(firstOfMonth, 1);
    return { begin: `${end.slice(0, 7)}-01`, end };
  }
  return { begin: daysBefore(today, LENGTHS[name] - 1), end: today };
}

/** The part of a period that charts show. */
export interface ChartSpan {
  readonly begin: string;
  readonly end: string;
  /** Whether the period is longer than the charts, which show its last days. */
  readonly isCut: boolean;
}

/** Limits a period to its last days, as many as one response can contain. */
export function chartSpanOf({ begin, end }: DaySpan, today: string): ChartSpan {
  const last = end ?? (begin !== undefined && begin > today ? begin : today);
  const earliest = daysBefore(last, LIMITS.salesChartDays - 1);
  const isCut = begin === undefined || begin < earliest;
  return { begin: isCut ? earliest : begin, end: last, isCut };
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}
