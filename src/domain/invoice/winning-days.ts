import type { CalendarDate } from '#contract/schema/calendar-date.ts';
import { LIMITS } from '#contract/values/limits.ts';

/** For how many days winning invoices are listed where the setting of that name says nothing else (O113). */
export const WINNING_DAYS = LIMITS.winningDaysDefault;

const DAY_MS = 86_400_000;

/**
 * Whether an invoice drawn on a day is listed today: up to `days` days after the draw, the last one included (R9.5). Not
 * before the draw.
 */
export function isWithinWinningDays(drawnAt: CalendarDate, today: CalendarDate, days: number = WINNING_DAYS): boolean {
  const age = dayNumberOf(today) - dayNumberOf(drawnAt);
  return age >= 0 && age <= days;
}

function dayNumberOf({ year, month, day }: CalendarDate): number {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}
