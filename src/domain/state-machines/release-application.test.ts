import { describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import { findReleaseObstacle, findVersionsToRelease, releaseApplication } from './release-application.ts';
import type { ShelvedVersion } from './shelved-application.ts';

const { onShelf, offShelf, removed } = SHELF;
const { notReviewed, inReview, rejected, approved } = VERSION_REVIEW;
const [WEB, ANDROID] = [2, 6];

const version = (id: number, overrides: Partial<ShelvedVersion> = {}): ShelvedVersion => ({
  id,
  platform: ANDROID,
  review: approved,
  status: offShelf,
  wasOnline: overrides.status === onShelf,
  ...overrides,
});

describe('an application may go online only once a version has been approved', () => {
  it('needs a version', () => {
    expect(findReleaseObstacle({ status: offShelf, versions: [] })).toBe(ERROR.versionNotFound);
  });

  it('needs an approved one', () => {
    for (const review of [notReviewed, inReview, rejected]) {
      expect(findReleaseObstacle({ status: offShelf, versions: [version(1, { review })] })).toBe(
        ERROR.wrongReviewState,
      );
    }
    const versions = [notReviewed, inReview, rejected].map((review, index) => version(index, { review }));
    expect(findReleaseObstacle({ status: offShelf, versions })).toBe(ERROR.wrongReviewState);
    expect(findReleaseObstacle({ status: offShelf, versions: [...versions, version(9)] })).toBeNull();
  });

  it('takes an approved one that the operator removed for none', () => {
    expect(findReleaseObstacle({ status: offShelf, versions: [version(1, { status: removed })] })).toBe(
      ERROR.wrongReviewState,
    );
  });

  it('is content with one that is still online', () => {
    expect(findReleaseObstacle({ status: offShelf, versions: [version(1, { status: onShelf })] })).toBeNull();
  });

  it('names its own shelf first', () => {
    expect(findReleaseObstacle({ status: onShelf, versions: [] })).toBe(ERROR.applicationAlreadyPublished);
    expect(findReleaseObstacle({ status: removed, versions: [] })).toBe(ERROR.applicationRemoved);
  });
});

const RELEASES: readonly (readonly [string, readonly ShelvedVersion[], readonly number[]])[] = [
  ['the only approved one', [version(1), version(2, { review: inReview })], [1]],
  [
    'the newest of each platform',
    [version(1), version(3, { platform: WEB }), version(4), version(2, { platform: WEB })],
    [3, 4],
  ],
  ['a newer one in place of the online one', [version(1, { status: onShelf }), version(2)], [2]],
  ['nothing where the newest is online', [version(1), version(2, { status: onShelf })], []],
  ['what was pulled, where nothing is online', [version(1, { wasOnline: true }), version(2, { wasOnline: true })], [2]],
  ['no pulled one in place of the older one', [version(1, { status: onShelf }), version(2, { wasOnline: true })], []],
  [
    'no pulled one in place of the older one beside another platform’s news',
    [version(1, { status: onShelf }), version(2, { wasOnline: true }), version(3, { platform: WEB })],
    [3],
  ],
  [
    'a platform that was pulled, together with news of another one that is online',
    [version(1, { wasOnline: true }), version(2, { platform: WEB, status: onShelf }), version(3, { platform: WEB })],
    [1, 3],
  ],
  [
    'a platform that was pulled, together with news',
    [version(1, { wasOnline: true }), version(2, { platform: WEB })],
    [1, 2],
  ],
  [
    'no platform that was pulled, without news',
    [version(1, { wasOnline: true }), version(2, { platform: WEB, status: onShelf })],
    [],
  ],
  ['none that the operator removed', [version(1), version(2, { status: removed })], [1]],
];

it.each(RELEASES)('releases %s', (_, versions, ids) => {
  expect(findVersionsToRelease(versions).map(({ id }) => id)).toEqual(ids);
});

it('writes the versions with the application', () => {
  const versions = [version(1, { status: onShelf }), version(2), version(3, { platform: WEB })];
  expect(releaseApplication({ status: offShelf, versions })).toEqual({
    isAllowed: true,
    status: onShelf,
    changes: [
      { id: 1, status: offShelf },
      { id: 2, status: onShelf },
      { id: 3, status: onShelf },
    ],
  });
  expect(releaseApplication({ status: offShelf, versions: [] })).toEqual({
    isAllowed: false,
    code: ERROR.versionNotFound,
  });
});
