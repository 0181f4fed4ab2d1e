import type { CollectionState } from '#contract/hall/operator-entities.ts';
import { type BannerSchedule, bannerPhase } from './banner-phase.ts';

/** Whether a collection is a draft, or else where it is in its schedule. Only a shown one has a page. */
export function collectionState(
  { isPublished, ...schedule }: BannerSchedule & { readonly isPublished: boolean },
  nowMs: number,
): CollectionState {
  return isPublished ? bannerPhase(schedule, nowMs) : 'draft';
}
