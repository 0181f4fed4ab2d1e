import { expect, it } from 'vitest';
import { ERROR } from '../errors/errors.ts';
import { type AnySchema, z } from '../schema/schema.ts';
import { type RequestProblem, readRequestProblem } from './request-issues.ts';

/** The problem of a request that a schema refuses. */
function refuse(schema: AnySchema, request: unknown): RequestProblem {
  const { error } = schema.safeParse(request, { reportInput: true });
  if (error === undefined) throw new Error('The schema takes this request.');
  return readRequestProblem(error);
}

const refuseValue = (schema: AnySchema, value: unknown) => refuse(z.object({ value: schema }), { value });
const saying = (error: string, code?: unknown) =>
  z.string().check(z.refine(() => false, code === undefined ? { error } : { error, params: { code } }));

it.each([
  ['absent text', z.string(), undefined, 'field.required'],
  ['null for text', z.string(), null, 'field.required'],
  ['an absent choice', z.enum(['a']), undefined, 'field.required'],
  ['a number for text', z.string(), 5, 'field.invalid'],
  ['text for a number', z.number(), 'x', 'field.invalid'],
  ['a fraction for an integer', z.int(), 1.5, 'field.integer'],
  ['empty text where one letter is needed', z.string().check(z.minLength(1)), '', 'field.required'],
  ['text that is too short', z.string().check(z.minLength(2)), 'a', 'field.tooShort'],
  ['an empty list where one item is needed', z.array(z.string()).check(z.minLength(1)), [], 'field.required'],
  ['a list that is too short', z.array(z.string()).check(z.minLength(2)), ['a'], 'field.tooShort'],
  ['a number that is too small', z.number().check(z.minimum(1)), 0, 'field.range'],
  ['text that is too long', z.string().check(z.maxLength(1)), 'ab', 'field.tooLong'],
  ['a list that is too long', z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'field.tooLong'],
  ['a number that is too large', z.number().check(z.maximum(1)), 2, 'field.range'],
  ['another choice', z.enum(['a', 'b']), 'c', 'field.choice'],
  ['text of another form', z.string().check(z.regex(/^a$/)), 'b', 'field.invalid'],
  ['a check with a key of its own', saying('field.required'), 'x', 'field.required'],
  ['a check with a longer key', saying('application.name.taken'), 'x', 'application.name.taken'],
  ['a check with prose', saying('Not this one.'), 'x', 'field.invalid'],
  ['a check with prose before a key', saying('not field.required'), 'x', 'field.invalid'],
  ['a check with prose behind a key', saying('field.required here'), 'x', 'field.invalid'],
  ['a check with one word', saying('wrong'), 'x', 'field.invalid'],
])('names the fault of a field: %s', (_, schema, value, messageKey) => {
  expect(refuseValue(schema, value)).toEqual({ code: ERROR.invalidFormat, fields: { value: messageKey } });
});

it('names every unknown key by its whole path', () => {
  const schema = z.object({ list: z.array(z.strictObject({ a: z.string() })) });
  expect(refuse(schema, { list: [{ a: 'x', b: 1, c: 2 }] }).fields).toEqual({
    'list.0.b': 'field.unknown',
    'list.0.c': 'field.unknown',
  });
});

it('keeps the first fault of a field', () => {
  const schema = z.string().check(z.minLength(3), z.regex(/^b/));
  expect(refuseValue(schema, 'a').fields).toEqual({ value: 'field.tooShort' });
});

it('answers the code of a check, unless another field fails without one', () => {
  const taken = saying('field.range', ERROR.sortMustStartAtOne);
  expect(refuseValue(taken, 'x').code).toBe(ERROR.sortMustStartAtOne);
  expect(refuseValue(saying('field.range', 'no code'), 'x').code).toBe(ERROR.invalidFormat);
  expect(
    refuse(z.object({ a: taken, b: saying('field.choice', ERROR.languageNotFound) }), { a: 'x', b: 'x' }).code,
  ).toBe(ERROR.sortMustStartAtOne);
  expect(refuse(z.object({ a: taken, b: z.string() }), { a: 'x' }).code).toBe(ERROR.invalidFormat);
});
