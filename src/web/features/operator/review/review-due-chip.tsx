import { useEffect, useState } from 'react';
import type { ReviewDue } from '#contract/provider/entities.ts';
import { type ReviewTimeliness, reviewTimeliness } from '#domain/operations/review-clock.ts';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { usePage } from '../../../app/use-page.ts';

/** By when what waits is to be answered, and whether that is late. */
export function ReviewDueChip({ due }: { due: ReviewDue }) {
  const { state } = usePage();
  // The server's page may be older than the day it is read on.
  const [stand, setStand] = useState<ReviewTimeliness>('inTime');
  useEffect(() => setStand(reviewTimeliness(due, new Date())), [due]);
  const day = new Intl.DateTimeFormat(state.locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return <StateChip state={`providers.stand.${stand}`} values={{ to: day.format(new Date(due.to)) }} />;
}
