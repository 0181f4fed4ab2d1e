import { invoicePeriodOf } from '#domain/invoice/invoice-calendar.ts';

/** The previous invoice period (YYYY-MM of its odd month). */
export function periodBefore(period: string): string {
  return invoicePeriodOf(new Date(Date.parse(`${period}-01`) - 1).toISOString().slice(0, 10));
}

/** The latest `count` periods, starting with that of a day (YYYY-MM-DD). */
export function latestPeriods(today: string, count: number): readonly string[] {
  const periods = [invoicePeriodOf(today)];
  while (periods.length < count) periods.push(periodBefore(periods.at(-1) ?? today));
  return periods;
}
