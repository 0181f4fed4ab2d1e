import type { Endpoint } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { readRequestProblem } from '#contract/request/request-issues.ts';
import { boundsOf, measureRequest } from '#contract/request/request-measure.ts';
import type { AnySchema, z } from '#contract/schema/schema.ts';
import type { JsonStream } from '#server/streaming/json-stream.ts';
import type { CallContext } from './call-context.ts';

/** A handler bound to its endpoint; `run` validates the input against the endpoint's request schema. */
export interface BoundHandler {
  readonly endpoint: Endpoint;
  readonly run: (input: unknown, context: CallContext) => Promise<unknown>;
}

/** Binds a handler to an endpoint, with the contract's types for request and reply. */
export function handle<Request extends AnySchema, Reply extends AnySchema>(
  endpoint: Endpoint<Request, Reply>,
  handler: (request: z.output<Request>, context: CallContext) => Promise<z.output<Reply> | JsonStream<z.output<Reply>>>,
): BoundHandler {
  return {
    endpoint,
    run: async (input, context) => handler(readRequest(endpoint.request, input), context),
  };
}

/**
 * Validates a request whose bounds were checked on arrival (`requireBounds`). @throws ApiError `invalidFormat`, or a
 * more specific code, with every invalid field.
 */
export function readRequest<Request extends AnySchema>(schema: Request, input: unknown): z.output<Request> {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return parsed.data;
  const { code, fields } = readRequestProblem(parsed.error);
  throw new ApiError(code, { fields });
}

/** The same for steps before the handler; undefined if `readRequest` would throw. */
export function tryRequest<Request extends AnySchema>(schema: Request, input: unknown): z.output<Request> | undefined {
  return measureRequest(input, boundsOf(schema)) === undefined ? schema.safeParse(input).data : undefined;
}
