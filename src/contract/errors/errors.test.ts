import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../index.ts';
import { ApiError } from './api-error.ts';
import { ERROR_DEFINITIONS, isErrorCode } from './error-definitions.ts';
import { ERROR_MEANINGS } from './error-meanings.ts';
import type { ErrorCode } from './errors.ts';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

it('R8.9 R8.12 R8.19 has every code of table 8a, and no other', () => {
  const table = [
    ...[10000, 10001],
    ...range(20001, 20006),
    ...range(30000, 30017),
    ...range(40000, 40002),
    ...range(50001, 50019),
    ...range(60001, 60004),
    ...range(60016, 60050),
    ...[70000],
    ...range(80000, 80003),
    ...[90000, 99000],
  ];
  expect(Object.keys(ERROR_DEFINITIONS).map(Number)).toEqual(table);
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

interface TableRow {
  readonly code: number;
  readonly status: number;
}

/** The rows of table 8a as the requirements state them; the row of the unused codes names no status and is left out. */
function readTable8a(): readonly TableRow[] {
  const requirements = readFileSync('docs/spec/requirements.md', 'utf8');
  const table = requirements.split('### Table 8a').at(1)?.split('\n## ').at(0) ?? '';
  return [...table.matchAll(/^\| (\d{5}) \| [^|]+ \| [^|]+ \| (\d{3}) \| [^|]+ \|$/gm)].map(([_row, code, status]) => ({
    code: Number(code),
    status: Number(status),
  }));
}

it('R8.9 R8.12 R8.19 gives every code of table 8a its stated status', () => {
  const stated = readTable8a().map(({ code, status }) => [code, status]);
  expect(stated).toHaveLength(94);
  expect(Object.entries(ERROR_DEFINITIONS).map(([code, { status }]) => [Number(code), status])).toEqual(stated);
});

it('R8.8 O73 no call declares 20006, as nobody has a password', () => {
  const declared = endpoints.flatMap(({ errors }) => errors);
  expect(declared).toContain(20003);
  expect(declared).not.toContain(20006);
});

describe('status and meaning of single codes', () => {
  const stated = new Map(readTable8a().map(({ code, status }) => [code, status]));
  const entryOf = (code: ErrorCode) => ({
    isAsStated: ERROR_DEFINITIONS[code].status === stated.get(code),
    status: ERROR_DEFINITIONS[code].status,
    meaning: ERROR_MEANINGS[code],
  });

  it('R8.11 has 40000 and 40001 for what an account may not do', () => {
    expect(entryOf(40000)).toEqual({ isAsStated: true, status: 403, meaning: 'permission denied' });
    expect(entryOf(40001)).toEqual({
      isAsStated: true,
      status: 403,
      meaning: 'permission denied: e-mail not verified yet',
    });
  });

  it('R8.14 has 60002 for a repeated application ID', () => {
    expect(entryOf(60002)).toEqual({ isAsStated: true, status: 409, meaning: 'application ID repeated' });
  });

  it('R8.15 has 60003 for a wrong verification code', () => {
    expect(entryOf(60003)).toEqual({ isAsStated: true, status: 409, meaning: 'invalid verification code' });
  });

  it('R8.16 has 60004 for a country code that is none', () => {
    expect(entryOf(60004)).toEqual({ isAsStated: true, status: 409, meaning: 'invalid country code' });
  });

  it('R8.17 has 60016 for a repeated product ID', () => {
    expect(entryOf(60016)).toEqual({ isAsStated: true, status: 409, meaning: 'product ID repeated' });
  });

  it('R8.18 has 60023 for a file name that exists', () => {
    expect(entryOf(60023)).toEqual({ isAsStated: true, status: 409, meaning: 'file name exists' });
  });
});

describe('ApiError', () => {
  it('carries what it was given, and nothing else', () => {
    const cause = new Error('why');
    const full = new ApiError(20001, { fields: { name: 'field.required' }, params: { max: 3 }, cause });
    expect(full).toMatchObject({ name: 'ApiError', message: 'error.20001', code: 20001, cause });
    expect([full.fields, full.params]).toEqual([{ name: 'field.required' }, { max: 3 }]);
    const bare = new ApiError(20001);
    expect([bare.fields, bare.params]).toEqual([undefined, undefined]);
    expect(Object.hasOwn(bare, 'cause')).toBe(false);
  });
});
