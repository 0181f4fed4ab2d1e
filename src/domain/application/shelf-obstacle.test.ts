import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF } from '#contract/values/states.ts';
import { findShelfObstacle } from './shelf-obstacle.ts';

const { onShelf, offShelf, removed } = SHELF;

const CASES = [
  ['application', onShelf, true, null],
  ['application', offShelf, false, ERROR.applicationNotFound],
  ['application', offShelf, true, ERROR.applicationPulled],
  ['application', removed, true, ERROR.applicationRemoved],
  ['application', removed, false, ERROR.applicationNotFound],
  ['product', onShelf, true, null],
  ['product', offShelf, false, ERROR.productNotPublished],
  ['product', offShelf, true, ERROR.productPulled],
  ['product', removed, true, ERROR.productRemoved],
  ['product', removed, false, ERROR.productRemoved],
] as const;

it.each(CASES)('explains %s in state %i, released before: %s, with %s', (kind, status, wasReleased, code) => {
  expect(findShelfObstacle(kind, { status, wasReleased })).toBe(code);
});
