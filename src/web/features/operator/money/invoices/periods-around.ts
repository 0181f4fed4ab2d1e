import { invoicePeriodOf } from '#domain/invoice/invoice-calendar.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** More than the days of any period, fewer than those of two. */
const STEP_DAYS = 65;

/** A period (its odd month, YYYY-MM) with the one before and the two after it: those that numbers are given out for. */
export function periodsAround(period: string): readonly string[] {
  const first = periodBefore(period);
  const next = periodAfter(period);
  return [first, period, next, periodAfter(next)];
}

function periodBefore(period: string): string {
  return invoicePeriodOf(new Date(Date.parse(period) - DAY_MS).toISOString().slice(0, 10));
}

function periodAfter(period: string): string {
  return invoicePeriodOf(new Date(Date.parse(period) + STEP_DAYS * DAY_MS).toISOString().slice(0, 10));
}
