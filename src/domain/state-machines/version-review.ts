import { ERROR } from '#contract/errors/errors.ts';
import { VERSION_REVIEW, type VersionReview } from '#contract/values/states.ts';
import { already, refuse, type StateMachine, to } from './state-machine.ts';

const { notReviewed, inReview, rejected, approved } = VERSION_REVIEW;
const ACTIONS = ['submit', 'approve', 'reject', 'reapply', 'changeFile', 'failInspection'] as const;
export type VersionReviewAction = (typeof ACTIONS)[number];

/**
 * The operator's review of a version. A changed file is reviewed again whatever the earlier result (O39); texts are
 * not reviewed. `failInspection` is automatic: an error in the file rejects a version still undecided (decisions.md).
 */
export const versionReview: StateMachine<VersionReview, VersionReviewAction> = {
  initial: notReviewed,
  actions: ACTIONS,
  steps: {
    [notReviewed]: {
      submit: to(inReview),
      approve: refuse(ERROR.wrongReviewState),
      reject: refuse(ERROR.wrongReviewState),
      reapply: refuse(ERROR.wrongReviewState),
      changeFile: to(inReview),
      failInspection: to(rejected),
    },
    [inReview]: {
      submit: refuse(ERROR.wrongReviewState),
      approve: to(approved),
      reject: to(rejected),
      reapply: refuse(ERROR.wrongReviewState),
      changeFile: to(inReview),
      failInspection: to(rejected),
    },
    [rejected]: {
      submit: refuse(ERROR.wrongReviewState),
      approve: refuse(ERROR.wrongReviewState),
      reject: refuse(ERROR.wrongReviewState),
      reapply: to(inReview),
      changeFile: to(inReview),
      failInspection: already,
    },
    [approved]: {
      submit: refuse(ERROR.wrongReviewState),
      approve: refuse(ERROR.wrongReviewState),
      reject: refuse(ERROR.wrongReviewState),
      reapply: refuse(ERROR.wrongReviewState),
      changeFile: to(inReview),
      failInspection: refuse(ERROR.wrongReviewState),
    },
  },
};
