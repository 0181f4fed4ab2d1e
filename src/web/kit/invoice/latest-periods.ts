import { invoicePeriodOf } from '#domain/invoice/invoice-calendar.ts';

/** The period (YYYY-MM, its odd month) before one: that of the last day before it. */
export function periodBefore(period: string): string {
  return invoicePeriodOf(new Date(Date.parse(`${period}-01`) - 1).toISOString().slice(0, 10));
}

/** So many periods, that of a day (YYYY-MM-DD) first, then those before it. */
export function latestPeriods(today: string, count: number): readonly string[] {
  const periods = [invoicePeriodOf(today)];
  while (periods.length < count) periods.push(periodBefore(periods.at(-1) ?? today));
  return periods;
}
