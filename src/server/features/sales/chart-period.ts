import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { businessDayOf, type PeriodBounds, readPeriod, startOfBusinessDay } from '#domain/money/business-period.ts';
import { DAY_MS } from '#domain/time/durations.ts';

const DAYS_BY_DEFAULT = 30;

export interface ChartPeriod {
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
  /** Every calendar day in Taiwan that the period touches, in order. */
  readonly days: readonly string[];
}

/**
 * The period of charts: by default the last 30 days including today; with one end given, 30 days from there.
 * @throws ApiError `parameterError` for one that ends before it begins, or is longer than LIMITS.salesChartDays.
 */
export function readChartPeriod({ beginAt, endAt }: PeriodBounds, nowMs: number): ChartPeriod {
  const asked = readPeriod({ beginAt, endAt });
  if (asked === undefined) throw outOfRange();
  const { fromMs: askedFromMs, toMs: askedToMs } = asked;
  const toMs =
    askedToMs ?? (askedFromMs === null ? endOfDay(nowMs) : endOfDay(askedFromMs) + (DAYS_BY_DEFAULT - 1) * DAY_MS);
  const fromMs = askedFromMs ?? endOfDay(toMs - 1) - DAYS_BY_DEFAULT * DAY_MS;
  const days = listDays(fromMs, toMs);
  if (days.length > LIMITS.salesChartDays) throw outOfRange();
  return { from: new Date(fromMs), to: new Date(toMs), days };
}

function outOfRange(): ApiError {
  return new ApiError(ERROR.parameterError, { fields: { endAt: 'field.range' } });
}

function endOfDay(ms: number): number {
  return startOfBusinessDay(businessDayOf(ms)) + DAY_MS;
}

/** Stops one day after the limit, so that a period of millennia is not listed day by day. */
function listDays(fromMs: number, toMs: number): string[] {
  const days: string[] = [];
  const last = businessDayOf(toMs - 1);
  for (let ms = fromMs; days.length <= LIMITS.salesChartDays; ms += DAY_MS) {
    const day = businessDayOf(ms);
    if (day > last || day === days.at(-1)) break;
    days.push(day);
  }
  return days;
}
