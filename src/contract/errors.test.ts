import { expect, it } from 'vitest';
import { ERROR_MEANINGS } from './error-meanings.ts';
import { ApiError, ERRORS, isErrorCode } from './errors.ts';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

it('R8.9 R8.12 R8.19 has every code of table 8a, and no other', () => {
  const table = [
    ...[10000, 10001],
    ...range(20001, 20006),
    ...range(30000, 30015),
    ...[40000, 40001],
    ...range(50001, 50019),
    ...range(60001, 60004),
    ...range(60016, 60043),
    ...[70000],
    ...range(80000, 80003),
    ...[90000, 99000],
  ];
  expect(Object.keys(ERRORS).map(Number)).toEqual(table);
  expect(Object.keys(ERROR_MEANINGS).map(Number)).toEqual(table);
});

it('knows its own codes only', () => {
  expect([10000, 60043].every(isErrorCode)).toBe(true);
  expect([60005, '10000', null, 1.5].some(isErrorCode)).toBe(false);
});

it('carries the code as the key of its message', () => {
  const error = new ApiError(50004, { fields: { applicationId: 'field.unknown' } });
  expect(error.message).toBe('error.50004');
  expect(error.fields).toEqual({ applicationId: 'field.unknown' });
});
