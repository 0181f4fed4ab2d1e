import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import type { Version } from '#contract/version/entities.ts';

/** What a version is to its developer: its review and its place on the shelf in one word. */
export const STANDINGS = [
  'online',
  'hidden',
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

/**
 * The shelf goes before the review: what players have, or what was taken from them, is known first. What is online in a
 * game that is not on the shelf nobody sees.
 */
export function standingOf(version: Version, application: Pick<OwnApplication, 'status'>): Standing {
  const { status, review, releasedAt, isAnswerAwaited } = version;
  if (status === SHELF.removed) return 'removed';
  if (status === SHELF.onShelf) return application.status === SHELF.onShelf ? 'online' : 'hidden';
  if (review === VERSION_REVIEW.notReviewed) return 'draft';
  if (review === VERSION_REVIEW.rejected) return 'rejected';
  if (review === VERSION_REVIEW.approved) return releasedAt === null ? 'ready' : 'earlier';
  if (isAnswerAwaited) return 'asked';
  return isInspecting(version) ? 'inspecting' : 'inReview';
}
