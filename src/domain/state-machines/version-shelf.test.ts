import { expect, it } from 'vitest';
import { SHELF, VERSION_REVIEW } from '#contract/states.ts';
import { cellsOf } from './cells-of.ts';
import { findVersionObstacle, versionShelf } from './version-shelf.ts';

const { onShelf, offShelf, removed } = SHELF;
const { notReviewed, inReview, rejected, approved } = VERSION_REVIEW;

it('keeps the file of an online version and lifts no removal but by the operator', () => {
  expect(versionShelf.initial).toBe(offShelf);
  expect(cellsOf(versionShelf, SHELF)).toEqual({
    onShelf: {
      release: 60025,
      pull: 'offShelf',
      changeTexts: 'stay',
      changeFile: 60025,
      delete: 60025,
      remove: 'removed',
      restore: 70000,
    },
    offShelf: {
      release: 'onShelf',
      pull: 60024,
      changeTexts: 'stay',
      changeFile: 'stay',
      delete: 'stay',
      remove: 'removed',
      restore: 'already',
    },
    removed: {
      release: 60027,
      pull: 60024,
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
  expect(obstacles).toEqual([60043, 60043, 60043, null]);
});

it('names a removal before a missing approval', () => {
  expect(findVersionObstacle({ status: removed, review: rejected }, 'release')).toBe(60027);
  expect(findVersionObstacle({ status: onShelf, review: approved }, 'release')).toBe(60025);
});

it('asks for the approval at a release only', () => {
  expect(findVersionObstacle({ status: offShelf, review: rejected }, 'delete')).toBeNull();
  expect(findVersionObstacle({ status: offShelf, review: notReviewed }, 'changeTexts')).toBeNull();
});
