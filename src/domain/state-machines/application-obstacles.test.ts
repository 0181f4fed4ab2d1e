import { expect, it } from 'vitest';
import { SHELF, type Shelf, VERSION_REVIEW } from '#contract/states.ts';
import { findApplicationObstacles } from './application-obstacles.ts';

const APPROVED = { id: 1, platform: 6, review: VERSION_REVIEW.approved, status: SHELF.offShelf, wasOnline: false };
const WAITING = { ...APPROVED, review: VERSION_REVIEW.inReview };

const CASES: readonly [string, Shelf, boolean, readonly (typeof APPROVED | typeof WAITING)[], object][] = [
  ['new', SHELF.offShelf, false, [], { edit: null, release: 50012, pull: 60028, delete: null }],
  ['waiting', SHELF.offShelf, false, [WAITING], { edit: null, release: 60043, pull: 60028, delete: null }],
  ['approved', SHELF.offShelf, false, [APPROVED], { edit: null, release: null, pull: 60028, delete: null }],
  ['released', SHELF.onShelf, true, [APPROVED], { edit: null, release: 60029, pull: null, delete: 60029 }],
  ['pulled', SHELF.offShelf, true, [APPROVED], { edit: null, release: null, pull: 60028, delete: 60029 }],
  ['removed', SHELF.removed, true, [APPROVED], { edit: 60031, release: 60031, pull: 60031, delete: 60031 }],
];

it.each(CASES)(
  'says what cannot be done with an application that is %s',
  (_name, status, wasReleased, versions, codes) => {
    expect(findApplicationObstacles({ status, wasReleased, versions })).toEqual(codes);
  },
);
