import { expect, it } from 'vitest';
import { SHELF } from '#contract/states.ts';
import { findShelfObstacle } from './shelf-obstacle.ts';

const { onShelf, offShelf, removed } = SHELF;

const CASES = [
  ['application', onShelf, true, null],
  ['application', offShelf, false, 50004],
  ['application', offShelf, true, 60030],
  ['application', removed, true, 60031],
  ['application', removed, false, 50004],
  ['product', onShelf, true, null],
  ['product', offShelf, false, 60032],
  ['product', offShelf, true, 60034],
  ['product', removed, true, 60035],
  ['product', removed, false, 60035],
] as const;

it.each(CASES)('tells of %s in state %i, released before: %s, with %s', (kind, status, wasReleased, code) => {
  expect(findShelfObstacle(kind, { status, wasReleased })).toBe(code);
});
