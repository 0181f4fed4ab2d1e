import { expect, it } from 'vitest';
import { editApplication } from '../application/developer-endpoints.ts';
import { importExchangeRates } from '../exchange-rate/operator-endpoints.ts';
import { putGameSave } from '../game/endpoints.ts';
import { endpoints } from '../index.ts';
import { importInvoiceDraw } from '../invoice/operator-endpoints.ts';
import { text } from '../schema/parameter-schemas.ts';
import { z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { boundsOf, measureRequest } from './request-measure.ts';

const BOUNDS = { textLength: 10, values: 20 };
const LONG = 'x'.repeat(11);

it('names every text that is too long, with the limit', () => {
  expect(measureRequest({ name: 'x'.repeat(10), age: 7, list: [null, true] }, BOUNDS)).toBeUndefined();
  const request = { name: LONG, contents: [{ title: 'a' }, { title: LONG }] };
  expect(measureRequest(request, BOUNDS)).toEqual({
    fields: { name: 'field.tooLong', 'contents.1.title': 'field.tooLong' },
    params: { max: 10 },
  });
});

it('counts values, in one list and in many', () => {
  expect(measureRequest({ list: Array(19).fill(1) }, BOUNDS)).toBeUndefined();
  const tooMany = { fields: { list: 'field.tooLong' } };
  expect(measureRequest({ list: Array(21).fill(1) }, BOUNDS)).toEqual(tooMany);
  expect(measureRequest({ list: Array(7).fill([1, 1]) }, BOUNDS)).toEqual({ fields: { 'list.6': 'field.tooLong' } });
  const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`f${index}`, 1]));
  expect(measureRequest(many, BOUNDS)).toEqual({ fields: { f20: 'field.tooLong' } });
});

it('refuses what is nested too deep, and names that are too long', () => {
  const deep = JSON.parse(`{"where":${'['.repeat(5000)}${']'.repeat(5000)}}`);
  expect(Object.values(measureRequest(deep, { ...BOUNDS, values: 10_000 })?.fields ?? {})).toEqual(['field.invalid']);
  const name = 'n'.repeat(LIMITS.parameterNameLength + 1);
  expect(measureRequest({ [name]: 1 }, BOUNDS)).toEqual({ fields: { [name.slice(0, -1)]: 'field.invalid' } });
});

it('gives longer texts and lists of the contract their room, and no other', () => {
  expect(boundsOf(editApplication.request)).toEqual({ textLength: LIMITS.rawTextLength, values: LIMITS.requestValues });
  expect(boundsOf(putGameSave.request).textLength).toBe(2 * LIMITS.gameSaveLength);
  expect(boundsOf(importExchangeRates.request).textLength).toBe(200_000);
  expect(boundsOf(importInvoiceDraw.request).values).toBe(4 * LIMITS.drawnNumbers);
  const larger = endpoints.filter(({ request }) => boundsOf(request).textLength > LIMITS.rawTextLength);
  expect(larger.map(({ name }) => name).sort()).toEqual(['importExchangeRates', 'importTestAccounts', 'putGameSave']);
});

it('says first what hinders the reading, then which texts are too long', () => {
  const name = 'n'.repeat(LIMITS.parameterNameLength);
  expect(measureRequest({ [name]: 1 }, BOUNDS)).toBeUndefined();
  expect(measureRequest({ text: LONG, [`${name}n`]: 1 }, BOUNDS)).toEqual({ fields: { [name]: 'field.invalid' } });
});

it('names what is too much where it begins, and the first of it', () => {
  const members = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 1]));
  expect(measureRequest({ inner: members(25) }, BOUNDS)).toEqual({ fields: { inner: 'field.tooLong' } });
  expect(measureRequest(members(25), BOUNDS)).toEqual({ fields: { f20: 'field.tooLong' } });
  expect(measureRequest({ list: Array(25).fill(Array(25).fill(1)) }, BOUNDS)).toEqual({
    fields: { list: 'field.tooLong' },
  });
});

it('takes what is nested as deep as it may be', () => {
  const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
  const bounds = { ...BOUNDS, values: 1000 };
  expect(measureRequest(nested(LIMITS.requestDepth + 1), bounds)).toBeUndefined();
  expect(measureRequest(nested(LIMITS.requestDepth + 2), bounds)).toBeDefined();
});

it('looks into lists and plain objects alone', () => {
  const plain = Object.assign(Object.create(null), { text: LONG });
  expect(measureRequest({ plain }, BOUNDS)?.fields).toEqual({ 'plain.text': 'field.tooLong' });
  const other = Object.assign(Object.create({}), { text: LONG });
  expect(measureRequest({ other, nothing: undefined, none: null, age: 7 }, BOUNDS)).toBeUndefined();
});

it('reads the bounds of a schema where a field is called like one, and where a value is null', () => {
  const request = z.object({ maxLength: text({ max: 200_000 }), kind: z.literal(null) });
  expect(boundsOf(request)).toEqual({ textLength: 400_000, values: LIMITS.requestValues });
});
