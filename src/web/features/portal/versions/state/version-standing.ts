import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import type { Version } from '#contract/version/entities.ts';

/** The status of a version for its developer, combined from review and publication. */
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

/** Whether the inspection of the file is pending or running. */
export function isInspecting({ inspection: { state } }: Pick<Version, 'inspection'>): boolean {
  return state === 'waiting' || state === 'running';
}

/**
 * Publication takes precedence over review: what is online or taken down matters first. An online version of an
 * unpublished game is hidden from players.
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
