import { expect, it } from 'vitest';
import { DATA_PURPOSES, DATA_TYPES } from '../data-catalogue.ts';
import { ERROR } from '../errors.ts';
import { readRequestProblem } from '../request-issues.ts';
import { dataDeclarations } from './data-declaration.ts';

function problemOf(input: unknown) {
  const parsed = dataDeclarations.safeParse(input, { reportInput: true });
  return parsed.success ? null : readRequestProblem(parsed.error);
}

const NOTHING = { collected: false, shared: false, optional: false, ephemeral: false, purposes: [] };

it('takes codes of the catalogue and fills in what is not said', () => {
  expect(dataDeclarations.parse([{ code: 101, collected: true, purposes: ['analytics'] }, { code: '201' }])).toEqual([
    { ...NOTHING, code: 101, collected: true, purposes: ['analytics'] },
    { ...NOTHING, code: 201 },
  ]);
  expect(problemOf([])).toBeNull();
  expect(problemOf(DATA_TYPES.map(({ code }) => ({ code, purposes: DATA_PURPOSES })))).toBeNull();
});

it.each([1501, 100, 1400, 103, 1402, 0, -101])('refuses the code %d with 20001', (code) => {
  expect(problemOf([{ code: 101 }, { code }])).toEqual({
    code: ERROR.invalidFormat,
    fields: { '1.code': 'field.choice' },
  });
});

it.each([undefined, null, ''])('asks for a code where it is %j', (code) => {
  expect(problemOf([{ code }])).toEqual({ code: ERROR.invalidFormat, fields: { '0.code': 'field.required' } });
});

it('refuses a purpose that is not in the list, or that comes twice', () => {
  expect(problemOf([{ code: 101, purposes: ['analytics', 'resale'] }])?.fields).toEqual({
    '0.purposes.1': 'field.choice',
  });
  expect(problemOf([{ code: 101, purposes: ['analytics', 'analytics'] }])?.fields).toEqual({
    '0.purposes': 'field.invalid',
  });
});

it('refuses a type that is declared twice', () => {
  expect(problemOf([{ code: 101 }, { code: '101', shared: true }])).toEqual({
    code: ERROR.invalidFormat,
    fields: { '': 'field.invalid' },
  });
});

it.each([[101], [null], 'x', { code: 101 }, null])('refuses %j, which is no list of declarations', (input) => {
  expect(problemOf(input)?.code).toBe(ERROR.invalidFormat);
});
