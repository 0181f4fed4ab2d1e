import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF, type Shelf, VERSION_REVIEW } from '#contract/values/states.ts';
import { findApplicationObstacles } from './application-obstacles.ts';

const APPROVED = { id: 1, platform: 6, review: VERSION_REVIEW.approved, status: SHELF.offShelf, wasOnline: false };
const WAITING = { ...APPROVED, review: VERSION_REVIEW.inReview };

const CASES: readonly [string, Shelf, boolean, readonly (typeof APPROVED | typeof WAITING)[], object][] = [
  [
    'new',
    SHELF.offShelf,
    false,
    [],
    { edit: null, release: ERROR.versionNotFound, pull: ERROR.applicationNotPublished, delete: null },
  ],
  [
    'waiting',
    SHELF.offShelf,
    false,
    [WAITING],
    { edit: null, release: ERROR.wrongReviewState, pull: ERROR.applicationNotPublished, delete: null },
  ],
  [
    'approved',
    SHELF.offShelf,
    false,
    [APPROVED],
    { edit: null, release: null, pull: ERROR.applicationNotPublished, delete: null },
  ],
  [
    'released',
    SHELF.onShelf,
    true,
    [APPROVED],
    { edit: null, release: ERROR.applicationAlreadyPublished, pull: null, delete: ERROR.applicationAlreadyPublished },
  ],
  [
    'pulled',
    SHELF.offShelf,
    true,
    [APPROVED],
    { edit: null, release: null, pull: ERROR.applicationNotPublished, delete: ERROR.applicationAlreadyPublished },
  ],
  [
    'removed',
    SHELF.removed,
    true,
    [APPROVED],
    {
      edit: ERROR.applicationRemoved,
      release: ERROR.applicationRemoved,
      pull: ERROR.applicationRemoved,
      delete: ERROR.applicationRemoved,
    },
  ],
];

it.each(CASES)(
  'says what cannot be done with an application that is %s',
  (_name, status, wasReleased, versions, codes) => {
    expect(findApplicationObstacles({ status, wasReleased, versions })).toEqual(codes);
  },
);
