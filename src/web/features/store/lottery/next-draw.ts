import { drawDateOf, invoicePeriodOf } from '#domain/invoice/invoice-calendar.ts';
import { periodBefore } from '#web/kit/invoice/format-invoice.ts';

export interface NextDraw {
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
