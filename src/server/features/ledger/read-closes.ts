import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { businessDayOf, type Period, type PeriodBounds, readPeriod } from '#domain/money/business-period.ts';
import { toMajor } from '#domain/money/money.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Services } from '../../services.ts';
import { type DayClose, listCloses } from './close-queries.ts';

/** Without a start date, the list of closes covers this many days before the end. */
const CLOSES_SHOWN_DAYS = 30;

/**
 * Reads the closes of a period, by default the last thirty days. @throws ApiError `parameterError` for an invalid
 * period.
 */
export function readCloses(db: Services['database']['db'], bounds: PeriodBounds, nowMs: number): Promise<DayClose[]> {
  const { fromMs, toMs } = requirePeriod(bounds);
  const endMs = toMs === null ? nowMs : toMs - 1;
  const fromDay = businessDayOf(fromMs ?? endMs - (CLOSES_SHOWN_DAYS - 1) * DAY_MS);
  return listCloses(db, { fromDay, toDay: businessDayOf(endMs), nowMs });
}

/** One day of one currency, in major units. */
export function presentClose(close: DayClose) {
  const major = (minor: number) => toMajor(minor, close.currency);
  return {
    day: close.day,
    currency: close.currency,
    topUpCount: close.top_up_count,
    topUpAmount: major(close.top_up_minor),
    refundAmount: major(close.refund_minor),
    orderCount: close.order_count,
    orderAmount: major(close.order_minor),
    orderRefundAmount: major(close.order_refund_minor),
    circulation: major(close.circulation_minor),
  };
}

export function requirePeriod(bounds: PeriodBounds): Period {
  const period = readPeriod(bounds);
  if (period === undefined) throw new ApiError(ERROR.parameterError, { fields: { endAt: 'field.range' } });
  return period;
}
