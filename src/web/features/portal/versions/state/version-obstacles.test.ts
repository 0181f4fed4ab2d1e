import { describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import { buildInspection, buildOwnVersion } from '#tests/web/build-own-version.ts';
import { findObstacles, standingOf } from './version-state.tsx';

const { notReviewed, inReview, rejected, approved } = VERSION_REVIEW;
const { onShelf, offShelf, removed } = SHELF;
const build = (review: 0 | 1 | 2 | 3, status: 1 | 2 | 3, overrides = {}) =>
  buildOwnVersion({ review, status, releasedAt: null, ...overrides });

describe('the state of a version', () => {
  it.each([
    ['online', build(approved, onShelf)],
    ['removed', build(approved, removed)],
    ['draft', build(notReviewed, offShelf)],
    ['inspecting', build(inReview, offShelf, { inspection: buildInspection({ state: 'waiting' }) })],
    ['inReview', build(inReview, offShelf)],
    ['asked', build(inReview, offShelf, { isAnswerAwaited: true })],
    ['rejected', build(rejected, offShelf)],
    ['ready', build(approved, offShelf)],
    ['earlier', build(approved, offShelf, { releasedAt: '2026-01-01T00:00:00.000Z' })],
  ])('is called %s', (standing, version) => {
    expect(standingOf(version, { status: onShelf })).toBe(standing);
  });

  it('is hidden while its game is unpublished', () => {
    const ofGame = (status: 1 | 2 | 3) => standingOf(build(approved, onShelf), { status });
    expect([ofGame(onShelf), ofGame(offShelf), ofGame(removed)]).toEqual(['online', 'hidden', 'hidden']);
    expect(standingOf(build(approved, offShelf), { status: offShelf })).toBe('ready');
  });
});

describe('the actions on a version', () => {
  const possible = (...given: Parameters<typeof build>) =>
    Object.entries(findObstacles(build(...given))).flatMap(([action, code]) => (code === null ? [action] : []));

  it.each([
    [approved, onShelf, ['pull']],
    [approved, offShelf, ['release', 'changeFile', 'delete']],
    [inReview, offShelf, ['changeFile', 'delete', 'answer']],
    [rejected, offShelf, ['reapply', 'changeFile', 'delete', 'answer', 'appeal']],
    [notReviewed, offShelf, ['submit', 'changeFile', 'delete']],
    [approved, removed, ['changeFile', 'delete', 'appeal']],
  ] as const)(
    'R4.10 R4.11 R4.12 in review state %i and on shelf %i it is what the tables allow',
    (review, status, actions) => {
      expect(possible(review, status)).toEqual(actions);
    },
  );

  it('gives the error code with which the server would reject it', () => {
    expect(findObstacles(build(approved, onShelf))).toMatchObject({
      release: ERROR.versionAlreadyPublished,
      delete: ERROR.versionAlreadyPublished,
      changeFile: ERROR.versionAlreadyPublished,
    });
    expect(findObstacles(build(inReview, offShelf))).toMatchObject({
      release: ERROR.wrongReviewState,
      pull: ERROR.versionNotPublished,
      reapply: ERROR.wrongReviewState,
    });
    expect(findObstacles(build(approved, removed))).toMatchObject({ release: ERROR.versionRemoved });
  });

  it('allows one pending appeal at a time', () => {
    const appeal = { state: 'waiting', text: '', answer: '', createdAt: '', decidedAt: null } as const;
    expect(findObstacles(build(rejected, offShelf, { appeal })).appeal).toBe(ERROR.wrongReviewState);
    expect(findObstacles(build(rejected, offShelf, { appeal: { ...appeal, state: 'declined' } })).appeal).toBeNull();
  });
});
