import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { VERSION_REVIEW } from '#contract/values/states.ts';
import { cellsOf } from './cells-of.ts';
import { reachableStates } from './reachable-states.ts';
import { move } from './state-machine.ts';
import { versionReview } from './version-review.ts';

it('R4.6 has four values: a new version is not reviewed, a submitted one in review, a decided one rejected or approved', () => {
  expect(VERSION_REVIEW).toEqual({ notReviewed: 0, inReview: 1, rejected: 2, approved: 3 });
  expect(versionReview.initial).toBe(VERSION_REVIEW.notReviewed);
  expect(move(versionReview, 0, 'submit')).toMatchObject({ to: 1 });
  expect(move(versionReview, 1, 'reject')).toMatchObject({ to: 2 });
  expect(move(versionReview, 1, 'approve')).toMatchObject({ to: 3 });
  expect([...reachableStates(versionReview)].sort()).toEqual([0, 1, 2, 3]);
});

it('reviews only what is in review, submits only what is new, and reapplies only for what was rejected', () => {
  expect(cellsOf(versionReview, VERSION_REVIEW)).toEqual({
    notReviewed: {
      submit: 'inReview',
      approve: ERROR.wrongReviewState,
      reject: ERROR.wrongReviewState,
      reapply: ERROR.wrongReviewState,
      changeFile: 'inReview',
      failInspection: 'rejected',
    },
    inReview: {
      submit: ERROR.wrongReviewState,
      approve: 'approved',
      reject: 'rejected',
      reapply: ERROR.wrongReviewState,
      changeFile: 'stay',
      failInspection: 'rejected',
    },
    rejected: {
      submit: ERROR.wrongReviewState,
      approve: ERROR.wrongReviewState,
      reject: ERROR.wrongReviewState,
      reapply: 'inReview',
      changeFile: 'inReview',
      failInspection: 'already',
    },
    approved: {
      submit: ERROR.wrongReviewState,
      approve: ERROR.wrongReviewState,
      reject: ERROR.wrongReviewState,
      reapply: ERROR.wrongReviewState,
      changeFile: 'inReview',
      failInspection: ERROR.wrongReviewState,
    },
  });
});
