import { wireType } from '../openapi/wire-type.ts';
import { z } from './schema.ts';

type Given<Value> = Value | null | undefined;

/** A field without a check of its own: `src/domain/forms` checks the form as a whole. */
// @__NO_SIDE_EFFECTS__
export function looseField<Value>(jsonSchema: Readonly<Record<string, unknown>>) {
  return z.optional(wireType<Given<Value>, unknown>({ read: (raw) => raw, jsonSchema }));
}

/** JSON Schema of a list of objects with such properties. */
// @__NO_SIDE_EFFECTS__
export function listOfObjects(properties: Readonly<Record<string, unknown>>) {
  return { type: 'array', items: { type: 'object', properties } };
}
