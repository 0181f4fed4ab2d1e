import { invoicePeriodOf } from '#domain/invoice/invoice-calendar.ts';
import { DAY_MS } from '#domain/time/durations.ts';

/** Longer than any one period, shorter than any two. */
const STEP_DAYS = 65;

/** A period (its odd month, YYYY-MM) with one before and two after it: those for which numbers are issued. */
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
