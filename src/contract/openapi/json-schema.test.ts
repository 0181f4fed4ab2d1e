import { expect, it } from 'vitest';
import { integer, withDefault } from '../schema/parameter-schemas.ts';
import { z } from '../schema/schema.ts';
import { toJsonSchema } from './json-schema.ts';

it('leaves out the bounds that every number has, and keeps those that say something', () => {
  expect(toJsonSchema(z.int(), 'output')).toEqual({ type: 'integer' });
  expect(toJsonSchema(z.int().check(z.minimum(1), z.maximum(5)), 'output')).toEqual({
    type: 'integer',
    minimum: 1,
    maximum: 5,
  });
});

it('leaves out the ban on further fields, and keeps what they have to be', () => {
  const object = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] };
  expect(toJsonSchema(z.object({ a: z.string() }), 'output')).toEqual(object);
  expect(toJsonSchema(z.record(z.string(), z.number()), 'output')).toMatchObject({
    additionalProperties: { type: 'number' },
  });
});

it('describes a value with a default by what it holds', () => {
  const count = integer({ min: 1, max: 5 });
  const described = { type: 'integer', minimum: 1, maximum: 5 };
  expect(toJsonSchema(count, 'input')).toEqual(described);
  expect(toJsonSchema(withDefault(count, 2), 'input')).toEqual({ ...described, default: 2 });
});

it('takes what JSON Schema cannot express for anything', () => {
  expect(toJsonSchema(z.object({ body: z.custom<Uint8Array>(), day: z.date() }), 'output')).toMatchObject({
    properties: { body: {}, day: {} },
  });
});
