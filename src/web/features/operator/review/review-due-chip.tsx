import { useEffect, useState } from 'react';
import type { ReviewDue } from '#contract/provider/entities.ts';
import { type ReviewStand, reviewStandOf } from '#domain/operations/review-clock.ts';
import { Chip, type ChipLook } from '#web/kit/state/chip.tsx';
import { usePage } from '../../../app/use-page.ts';

const LOOKS = { inTime: 'quiet', due: 'warning', late: 'danger' } as const satisfies Record<ReviewStand, ChipLook>;

/** By when what waits is to be answered, and whether that is late. */
export function ReviewDueChip({ due }: { due: ReviewDue }) {
  const page = usePage();
  // The server's page may be older than the day it is read on.
  const [stand, setStand] = useState<ReviewStand>('inTime');
  useEffect(() => setStand(reviewStandOf(due, new Date())), [due]);
  const day = new Intl.DateTimeFormat(page.state.locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return <Chip look={LOOKS[stand]}>{page.t(`providers.stand.${stand}`, { to: day.format(new Date(due.to)) })}</Chip>;
}
