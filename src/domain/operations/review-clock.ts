import type { ReviewDue } from '#contract/provider/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { businessDayOf } from '../money/business-period.ts';

const SATURDAY = 6;
const SUNDAY = 0;

/**
 * The range of days in which a submission is answered: 3 to 5 business days later (R4.20, R9.3). Business days are
 * Monday to Friday in Taiwan; public holidays are not considered and may delay the answer.
 */
export function reviewDueAt(submittedAt: Date): ReviewDue {
  const day = businessDayOf(submittedAt.getTime());
  return { from: addWorkingDays(day, LIMITS.reviewDaysMin), to: addWorkingDays(day, LIMITS.reviewDaysMax) };
}

/** Adds business days to a day (`YYYY-MM-DD`), which itself does not count. */
function addWorkingDays(day: string, count: number): string {
  let dayMs = Date.parse(`${day}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    dayMs += DAY_MS;
    if (isWorkingDay(dayMs)) left -= 1;
  }
  return new Date(dayMs).toISOString().slice(0, 10);
}

function isWorkingDay(dayMs: number): boolean {
  const weekday = new Date(dayMs).getUTCDay();
  return weekday !== SATURDAY && weekday !== SUNDAY;
}

/** When an undecided application times out (O46). */
export function lapseDateOf(countsFrom: Date): Date {
  return new Date(countsFrom.getTime() + LIMITS.providerReviewLapseDays * DAY_MS);
}

export const REVIEW_STANDS = ['inTime', 'due', 'late'] as const;
export type ReviewTimeliness = (typeof REVIEW_STANDS)[number];

/** Whether a pending submission is on time, due or late. */
export function reviewTimeliness({ from, to }: ReviewDue, now: Date): ReviewTimeliness {
  const today = businessDayOf(now.getTime());
  if (today > to) return 'late';
  return today >= from ? 'due' : 'inTime';
}
