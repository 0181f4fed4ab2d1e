import { expect, it } from 'vitest';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import type { Version } from '#contract/version/entities.ts';
import { buildOwnVersion } from '#tests/web/build-own-version.ts';
import { findDecisions } from './use-decision.ts';

const { inReview, approved, rejected } = VERSION_REVIEW;

it('offers what the state of a version allows, and an appeal only to an operator who may decide it', () => {
  const of = (changes: Partial<Version>, canDecideAppeal = false) =>
    findDecisions({ version: buildOwnVersion(changes), canDecideAppeal });
  expect(of({ review: inReview, status: SHELF.offShelf })).toEqual(['approve', 'reject', 'ask']);
  expect(of({ review: approved, status: SHELF.onShelf })).toEqual(['remove']);
  expect(of({ review: approved, status: SHELF.removed }, true)).toEqual(['grant', 'decline', 'restore']);
  expect(of({ review: rejected, status: SHELF.offShelf }, true)).toEqual(['grant', 'decline']);
  expect(of({ review: rejected, status: SHELF.offShelf })).toEqual([]);
});
