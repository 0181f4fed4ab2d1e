import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import type { Version } from '#contract/version/entities.ts';
import { move } from '#domain/state-machines/state-machine.ts';
import { type VersionReviewAction, versionReview } from '#domain/state-machines/version-review.ts';
import { findVersionObstacle } from '#domain/state-machines/version-shelf.ts';

/** Actions of a developer on a version. */
export type VersionAction = 'release' | 'pull' | 'submit' | 'reapply' | 'changeFile' | 'delete' | 'answer' | 'appeal';

type Facts = Pick<Version, 'status' | 'review' | 'appeal'>;

/** The error code with which each action would be refused; null if it is allowed. */
export function findObstacles(version: Facts): Readonly<Record<VersionAction, ErrorCode | null>> {
  const { status, review } = version;
  const ofShelf = { status, review };
  return {
    release: findVersionObstacle(ofShelf, 'release'),
    pull: findVersionObstacle(ofShelf, 'pull'),
    submit: ofReview(version, 'submit'),
    reapply: ofReview(version, 'reapply'),
    changeFile: findVersionObstacle(ofShelf, 'changeFile'),
    delete: findVersionObstacle(ofShelf, 'delete'),
    answer: review === VERSION_REVIEW.inReview || review === VERSION_REVIEW.rejected ? null : ERROR.wrongReviewState,
    appeal: mayAppeal(version) ? null : ERROR.wrongReviewState,
  };
}

function ofReview({ review }: Facts, action: VersionReviewAction): ErrorCode | null {
  const result = move(versionReview, review, action);
  return result.isAllowed ? null : result.code;
}

/** A rejection or removal can be appealed unless an appeal is pending. */
function mayAppeal({ status, review, appeal }: Facts): boolean {
  const isRefused = review === VERSION_REVIEW.rejected || status === SHELF.removed;
  return isRefused && appeal?.state !== 'waiting';
}
