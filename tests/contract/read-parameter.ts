import type { AnySchema } from '#contract/schema/schema.ts';

/** What a value is read as, or the message and the code of each refusal. */
export function readParameter(schema: AnySchema, value: unknown): unknown {
  const { data, error } = schema.safeParse(value);
  return error === undefined ? data : error.issues.map((issue) => [issue.message, 'params' in issue && issue.params]);
}

/** What `readParameter` answers for a value that is refused once. */
export function refusedWith(message: string, code?: number): unknown {
  return [[message, code === undefined ? {} : { code }]];
}
