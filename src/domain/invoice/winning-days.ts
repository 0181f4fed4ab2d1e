import type { CalendarDate } from '#contract/schema/calendar-date.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { DAY_MS } from '#domain/time/durations.ts';

/** How many days winning invoices are listed unless the setting of that name says otherwise (O113). */
export const WINNING_DAYS = LIMITS.winningDaysDefault;

/** Whether an invoice drawn on a day is listed today: from the draw until `days` days later, inclusive (R9.5). */
export function isWithinWinningDays(drawnAt: CalendarDate, today: CalendarDate, days: number = WINNING_DAYS): boolean {
  const age = dayNumberOf(today) - dayNumberOf(drawnAt);
  return age >= 0 && age <= days;
}

function dayNumberOf({ year, month, day }: CalendarDate): number {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}
