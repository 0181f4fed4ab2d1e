import type { ReviewDue } from '#contract/provider/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { reviewTimeliness } from '#domain/operations/review-clock.ts';
import { type Page, usePage } from '#web/app/use-page.ts';

/** The expected dates of the review; `now` is when the page was loaded (ISO 8601). */
export function ReviewDays({ due, now }: { due: ReviewDue; now: string }) {
  const page = usePage();
  const isLate = reviewTimeliness(due, new Date(now)) === 'late';
  const days = { min: LIMITS.reviewDaysMin, max: LIMITS.reviewDaysMax };
  return (
    <>{isLate ? page.t('versions.review.late') : page.t('versions.review.due', { ...sayDays(page, due), ...days })}</>
  );
}

/** Formats calendar dates, independent of the visitor's time zone. */
function sayDays({ state }: Page, { from, to }: ReviewDue) {
  const format = new Intl.DateTimeFormat(state.locale, {
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
  });
  return { from: format.format(new Date(from)), to: format.format(new Date(to)) };
}
