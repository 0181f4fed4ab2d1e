import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import { cellsOf } from './cells-of.ts';
import { findVersionObstacle, versionShelf } from './version-shelf.ts';

const { onShelf, offShelf, removed } = SHELF;
const { notReviewed, inReview, rejected, approved } = VERSION_REVIEW;

it('keeps the file of an online version and lifts no removal but by the operator', () => {
  expect(versionShelf.initial).toBe(offShelf);
  expect(cellsOf(versionShelf, SHELF)).toEqual({
    onShelf: {
      release: ERROR.versionAlreadyPublished,
      pull: 'offShelf',
      changeTexts: 'stay',
      changeFile: ERROR.versionAlreadyPublished,
      delete: ERROR.versionAlreadyPublished,
      remove: 'removed',
      restore: ERROR.parameterError,
    },
    offShelf: {
      release: 'onShelf',
      pull: ERROR.versionNotPublished,
      changeTexts: 'stay',
      changeFile: 'stay',
      delete: 'stay',
      remove: 'removed',
      restore: 'already',
    },
    removed: {
      release: ERROR.versionRemoved,
      pull: ERROR.versionNotPublished,
      changeTexts: 'stay',
      changeFile: 'stay',
      delete: 'stay',
      remove: 'already',
      restore: 'offShelf',
    },
  });
});

it('releases an approved version only', () => {
  const obstacles = [notReviewed, inReview, rejected, approved].map((review) =>
    findVersionObstacle({ status: offShelf, review }, 'release'),
  );
  expect(obstacles).toEqual([ERROR.wrongReviewState, ERROR.wrongReviewState, ERROR.wrongReviewState, null]);
});

it('names a removal before a missing approval', () => {
  expect(findVersionObstacle({ status: removed, review: rejected }, 'release')).toBe(ERROR.versionRemoved);
  expect(findVersionObstacle({ status: onShelf, review: approved }, 'release')).toBe(ERROR.versionAlreadyPublished);
});

it('asks for the approval at a release only', () => {
  expect(findVersionObstacle({ status: offShelf, review: rejected }, 'delete')).toBeNull();
  expect(findVersionObstacle({ status: offShelf, review: notReviewed }, 'changeTexts')).toBeNull();
});
