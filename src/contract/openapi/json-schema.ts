import type { Endpoint } from '../endpoint.ts';
import { z } from '../schema/schema.ts';
import { findWireNote } from './wire-type.ts';

export type JsonObject = { readonly [key: string]: unknown };

/** JSON Schema of a call's request (`input`) or reply (`output`). */
export function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const described = describeWire(zodSchema);
      if (described === undefined) return dropNoise(jsonSchema);
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, described);
    },
  });
  return json;
}

/** Bounds that every number has anyway, and a ban on fields that later versions may add. */
function dropNoise(json: { minimum?: unknown; maximum?: unknown; additionalProperties?: unknown }): void {
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.additionalProperties === false) delete json.additionalProperties;
}

function describeWire(schema: object): JsonObject | undefined {
  const note = findWireNote(schema);
  if (note === undefined) return undefined;
  const inner = note.inner === undefined ? {} : toJsonSchema(note.inner, 'input');
  return { ...inner, ...note.wire, ...(note.default === undefined ? {} : { default: note.default }) };
}

/** The request's fields one by one, for parameter lists. */
export function listRequestFields(endpoint: Endpoint): { name: string; required: boolean; schema: JsonObject }[] {
  if (!(endpoint.request instanceof z.core.$ZodObject)) return [];
  return Object.entries(endpoint.request._zod.def.shape).map(([name, field]) => ({
    name,
    required: !z.safeParse(field, undefined).success,
    schema: toJsonSchema(field, 'input'),
  }));
}

/** Moves the named definitions inside schemas to one place, where OpenAPI's references look for them. */
export function hoistDefinitions(value: unknown): { readonly value: unknown; readonly definitions: JsonObject } {
  const definitions: Record<string, unknown> = {};
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== 'object' || node === null) return node;
    const members = Object.entries(node).flatMap(([key, item]): [string, unknown][] => {
      if (key === '$ref') return [[key, String(item).replace('#/$defs/', '#/components/schemas/')]];
      if (key !== '$defs') return [[key, visit(item)]];
      Object.assign(definitions, visit(item));
      return [];
    });
    return Object.fromEntries(members);
  };
  return { value: visit(value), definitions };
}
