import type { DayCount, VisitTotals } from '#contract/portal/entities.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { DaySpan } from './summary-queries.ts';

/** The last `days` days including today, and the same number before them. */
export function spansOf(nowMs: number, days: number): { readonly current: DaySpan; readonly previous: DaySpan } {
  const dayBefore = (count: number) => businessDayOf(nowMs - count * DAY_MS);
  return {
    current: { from: dayBefore(days - 1), to: dayBefore(0) },
    previous: { from: dayBefore(2 * days - 1), to: dayBefore(days) },
  };
}

/** Adds the days without visits to a span. */
export function fillDays(counted: readonly DayCount[], { from, to }: DaySpan): readonly DayCount[] {
  const known = new Map(counted.map((count) => [count.day, count]));
  const filled: DayCount[] = [];
  for (let ms = Date.parse(from); ms <= Date.parse(to); ms += DAY_MS) {
    const day = new Date(ms).toISOString().slice(0, 10);
    filled.push(known.get(day) ?? { day, views: 0, plays: 0 });
  }
  return filled;
}

export function sumDays(days: readonly DayCount[]): VisitTotals {
  return days.reduce((sum, { views, plays }) => ({ views: sum.views + views, plays: sum.plays + plays }), {
    views: 0,
    plays: 0,
  });
}
