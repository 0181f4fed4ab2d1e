import type { AnySchema } from '#contract/schema/schema.ts';

/** The parsed value, or the message and code of each refusal. */
export function readParameter(schema: AnySchema, value: unknown): unknown {
  const { data, error } = schema.safeParse(value);
  return error === undefined ? data : error.issues.map((issue) => [issue.message, 'params' in issue && issue.params]);
}

/** The result of `readParameter` for a value with a single refusal. */
export function refusedWith(message: string, code?: number): unknown {
  return [[message, code === undefined ? {} : { code }]];
}
