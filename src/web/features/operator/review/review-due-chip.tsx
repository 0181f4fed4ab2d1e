import { useEffect, useState } from 'react';
import type { ReviewDue } from '#contract/provider/entities.ts';
import { type ReviewTimeliness, reviewTimeliness } from '#domain/operations/review-clock.ts';
import { usePage } from '#web/app/use-page.ts';
import { StateChip } from '#web/kit/state/state-chip.tsx';

/** The deadline of a review, and whether it has passed. */
export function ReviewDueChip({ due }: { due: ReviewDue }) {
  const { state } = usePage();
  // The page may be viewed later than the day the server rendered it.
  const [stand, setStand] = useState<ReviewTimeliness>('inTime');
  useEffect(() => setStand(reviewTimeliness(due, new Date())), [due]);
  const day = new Intl.DateTimeFormat(state.locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return <StateChip state={`providers.stand.${stand}`} values={{ to: day.format(new Date(due.to)) }} />;
}
