import * as z from 'zod/mini';

/*
 * The contract is part of every page, so it is written in zod's small form: functions that the bundler can drop, and no
 * compiled schemas, which the pages' policy (no `unsafe-eval`) would refuse and report.
 */
export { z };

/** Any schema, in zod's small or full form. */
export type AnySchema = z.ZodMiniType;

/** Gives a schema its name among the schemas of the API documentation. */
// @__NO_SIDE_EFFECTS__
export function named<Schema extends AnySchema>(id: string, schema: Schema): Schema {
  z.globalRegistry.add(schema, { id });
  return schema;
}

/** Describes a value in the API documentation. */
// @__NO_SIDE_EFFECTS__
export function described<Schema extends AnySchema>(description: string, schema: Schema): Schema {
  z.globalRegistry.add(schema, { description });
  return schema;
}
