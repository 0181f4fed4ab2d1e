import { drawDateOf, invoicePeriodOf } from '#domain/invoice/invoice-calendar.ts';
import { WINNING_DAYS } from '#domain/invoice/winning-days.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import { DAY_MS } from '#domain/time/durations.ts';

/** When the numbers of a period were drawn. */
export interface DemoDraw {
  readonly period: string;
  /** YYYY-MM-DD in Taiwan. */
  readonly drawnOn: string;
}

/**
 * The latest official draw before today. Two months have 62 days and a prize is listed for 60: on the last days before the
 * next draw, it is as many days late, so that the demo always has a prize.
 */
export function chooseDraw(nowMs: number): DemoDraw {
  const today = businessDayOf(nowMs);
  const oldest = businessDayOf(nowMs - WINNING_DAYS * DAY_MS);
  let monthMs = nowMs;
  while (drawDateOf(invoicePeriodOf(businessDayOf(monthMs))) >= today) monthMs -= 28 * DAY_MS;
  const period = invoicePeriodOf(businessDayOf(monthMs));
  const official = drawDateOf(period);
  return { period, drawnOn: official > oldest ? official : oldest };
}
