import { SHELF, VERSION_REVIEW } from '#contract/states.ts';
import type { Version } from '#contract/version/entities.ts';

/** What a version is to its developer: its review and its place on the shelf in one word. */
export const STANDINGS = [
  'online',
  'removed',
  'draft',
  'inspecting',
  'inReview',
  'asked',
  'rejected',
  'ready',
  'earlier',
] as const;
export type Standing = (typeof STANDINGS)[number];

/** Whether something still looks at the file. */
export function isInspecting({ inspection: { state } }: Pick<Version, 'inspection'>): boolean {
  return state === 'waiting' || state === 'running';
}

/** The shelf goes before the review: what players have, or what was taken from them, is known first. */
export function standingOf(version: Version): Standing {
  const { status, review, releasedAt, isAnswerAwaited } = version;
  if (status === SHELF.removed) return 'removed';
  if (status === SHELF.onShelf) return 'online';
  if (review === VERSION_REVIEW.notReviewed) return 'draft';
  if (review === VERSION_REVIEW.rejected) return 'rejected';
  if (review === VERSION_REVIEW.approved) return releasedAt === null ? 'ready' : 'earlier';
  if (isAnswerAwaited) return 'asked';
  return isInspecting(version) ? 'inspecting' : 'inReview';
}
