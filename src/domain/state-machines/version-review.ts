import { VERSION_REVIEW, type VersionReview } from '#contract/states.ts';
import { refuse, type StateMachine, to } from './state-machine.ts';

const { notReviewed, inReview, rejected, approved } = VERSION_REVIEW;
const ACTIONS = ['submit', 'approve', 'reject', 'reapply', 'changeFile'] as const;
export type VersionReviewAction = (typeof ACTIONS)[number];

/**
 * The operator's check of a version. A changed file is checked anew whatever was found before (O39); texts are not part
 * of the check.
 */
export const versionReview: StateMachine<VersionReview, VersionReviewAction> = {
  initial: notReviewed,
  actions: ACTIONS,
  steps: {
    [notReviewed]: {
      submit: to(inReview),
      approve: refuse(60043),
      reject: refuse(60043),
      reapply: refuse(60043),
      changeFile: to(inReview),
    },
    [inReview]: {
      submit: refuse(60043),
      approve: to(approved),
      reject: to(rejected),
      reapply: refuse(60043),
      changeFile: to(inReview),
    },
    [rejected]: {
      submit: refuse(60043),
      approve: refuse(60043),
      reject: refuse(60043),
      reapply: to(inReview),
      changeFile: to(inReview),
    },
    [approved]: {
      submit: refuse(60043),
      approve: refuse(60043),
      reject: refuse(60043),
      reapply: refuse(60043),
      changeFile: to(inReview),
    },
  },
};
