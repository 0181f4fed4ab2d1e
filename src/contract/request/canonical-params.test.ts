import { expect, it } from 'vitest';
import { ERROR } from '../errors/errors.ts';
import { LIMITS } from '../values/limits.ts';
import { canonicalParams } from './canonical-params.ts';

const TOO_DEEP = expect.objectContaining({ code: ERROR.invalidFormat });

/** A value below so many objects or lists. */
const below = (depth: number, wrap: (inner: unknown) => unknown): unknown =>
  depth === 0 ? 'x' : wrap(below(depth - 1, wrap));

it('leaves out what JSON cannot hold, and keeps its place in a list', () => {
  const absent = [undefined, () => 1, Symbol('x')];
  for (const value of absent) expect(canonicalParams(value)).toBe('{}');
  expect(canonicalParams({ a: absent[0], b: absent[1], c: absent[2], d: 1 })).toBe('{"d":"1"}');
  expect(canonicalParams({ list: absent })).toBe('{"list":["","",""]}');
});

it('writes moments in UTC', () => {
  expect(canonicalParams({ at: new Date('2026-03-01T12:00:00+08:00') })).toBe('{"at":"2026-03-01T04:00:00.000Z"}');
});

it('sorts keys by their characters at every level', () => {
  expect(canonicalParams({ b: { z: 1, A: 2 }, a: 3, B: 4 })).toBe('{"B":"4","a":"3","b":{"A":"2","z":"1"}}');
});

it.each([
  ['objects', (inner: unknown) => ({ a: inner })],
  ['lists', (inner: unknown) => [inner]],
])('R8.3 refuses %s that nest deeper than a request may, with 20001', (_, wrap) => {
  expect(() => canonicalParams(below(LIMITS.requestDepth, wrap))).not.toThrow();
  expect(() => canonicalParams(below(LIMITS.requestDepth + 1, wrap))).toThrow(TOO_DEEP);
});
