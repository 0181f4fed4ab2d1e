import { describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import { moveVersion } from './move-version.ts';
import type { ShelvedVersion } from './shelved-application.ts';

const { onShelf, offShelf, removed } = SHELF;
const [WEB, ANDROID] = [2, 6];

const version = (id: number, overrides: Partial<ShelvedVersion> = {}): ShelvedVersion => ({
  id,
  platform: ANDROID,
  review: VERSION_REVIEW.approved,
  status: offShelf,
  wasOnline: overrides.status === onShelf,
  ...overrides,
});
const online = version(1, { status: onShelf });
const web = version(3, { platform: WEB, status: onShelf });

describe('putting a version online', () => {
  it('replaces the one that was online for its platform, never another platform’s', () => {
    expect(moveVersion({ status: onShelf, versions: [online, version(2), web] }, 2, 'release')).toEqual({
      isAllowed: true,
      status: onShelf,
      changes: [
        { id: 1, status: offShelf },
        { id: 2, status: onShelf },
      ],
    });
  });

  it('leaves the application where it is', () => {
    for (const status of [offShelf, removed]) {
      expect(moveVersion({ status, versions: [version(2)] }, 2, 'release')).toEqual({
        isAllowed: true,
        status,
        changes: [{ id: 2, status: onShelf }],
      });
    }
  });

  it('needs its approval', () => {
    const versions = [version(2, { review: VERSION_REVIEW.inReview })];
    expect(moveVersion({ status: onShelf, versions }, 2, 'release')).toEqual({
      isAllowed: false,
      code: ERROR.wrongReviewState,
    });
  });
});

describe('taking a version offline', () => {
  it.each(['pull', 'remove'] as const)('takes the application off with the last one: %s', (action) => {
    const outcome = moveVersion({ status: onShelf, versions: [online, version(2)] }, 1, action);
    const status = action === 'pull' ? offShelf : removed;
    expect(outcome).toEqual({ isAllowed: true, status: offShelf, changes: [{ id: 1, status }] });
  });

  it.each(['pull', 'remove'] as const)('lets it stay while another platform has one: %s', (action) => {
    expect(moveVersion({ status: onShelf, versions: [online, web] }, 1, action)).toMatchObject({ status: onShelf });
  });

  it('lifts no removal of the application', () => {
    expect(moveVersion({ status: removed, versions: [online] }, 1, 'pull')).toMatchObject({ status: removed });
  });
});

it('changes no shelf for an edit, a deletion, or what was done before', () => {
  const versions = [version(2), version(4, { status: removed }), web];
  const calls = [
    moveVersion({ status: onShelf, versions }, 2, 'changeFile'),
    moveVersion({ status: onShelf, versions }, 2, 'delete'),
    moveVersion({ status: onShelf, versions }, 4, 'remove'),
  ];
  for (const outcome of calls) expect(outcome).toEqual({ isAllowed: true, status: onShelf, changes: [] });
});

it('does not know versions of another application', () => {
  expect(moveVersion({ status: onShelf, versions: [online] }, 2, 'pull')).toEqual({
    isAllowed: false,
    code: ERROR.versionNotFound,
  });
});
