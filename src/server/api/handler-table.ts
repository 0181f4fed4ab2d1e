import type { Endpoint } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { readRequestProblem } from '#contract/request/request-issues.ts';
import { boundsOf, measureRequest } from '#contract/request/request-measure.ts';
import type { AnySchema, z } from '#contract/schema/schema.ts';
import type { JsonStream } from '../json-stream.ts';
import type { CallContext } from './call-context.ts';

/** A handler tied to its endpoint; `run` takes what came in and checks it against the endpoint's request. */
export interface BoundHandler {
  readonly endpoint: Endpoint;
  readonly run: (input: unknown, context: CallContext) => Promise<unknown>;
}

export type HandlerTable = ReadonlyMap<Endpoint, BoundHandler>;

/**
 * Ties a handler to an endpoint: the types of request and reply are the contract's. Handlers of calls that answer
 * bytes return a `Response`.
 */
export function handle<Request extends AnySchema, Reply extends AnySchema>(
  endpoint: Endpoint<Request, Reply>,
  handler: (request: z.output<Request>, context: CallContext) => Promise<z.output<Reply> | JsonStream<z.output<Reply>>>,
): BoundHandler {
  return {
    endpoint,
    run: async (input, context) => handler(readRequest(endpoint.request, input), context),
  };
}

/** Collects handlers; two for one endpoint are a mistake. */
export function createHandlerTable(handlers: readonly BoundHandler[]): HandlerTable {
  const table = new Map<Endpoint, BoundHandler>();
  for (const handler of handlers) {
    if (table.has(handler.endpoint)) throw new Error(`two handlers for ${handler.endpoint.name}`);
    table.set(handler.endpoint, handler);
  }
  return table;
}

/** Names of the endpoints that nothing answers yet. */
export function listUnhandled(endpoints: readonly Endpoint[], table: HandlerTable): string[] {
  return endpoints.filter((endpoint) => !table.has(endpoint)).map(({ name }) => name);
}

/**
 * What came in, checked; it was measured before (`requireBounds`), where it came in. @throws ApiError `invalidFormat`,
 * or the code that fits better, with every field that fails.
 */
export function readRequest<Request extends AnySchema>(schema: Request, input: unknown): z.output<Request> {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return parsed.data;
  const { code, fields } = readRequestProblem(parsed.error);
  throw new ApiError(code, { fields });
}

/** The same for who looks at a request before its handler does; undefined for what `readRequest` refuses. */
export function tryRequest<Request extends AnySchema>(schema: Request, input: unknown): z.output<Request> | undefined {
  return measureRequest(input, boundsOf(schema)) === undefined ? schema.safeParse(input).data : undefined;
}
