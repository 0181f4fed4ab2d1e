import type { Endpoint } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { endpoints } from '#contract/index.ts';
import { readRequestProblem } from '#contract/request/request-issues.ts';
import { boundsOf, measureRequest } from '#contract/request/request-measure.ts';
import type { AnySchema, z } from '#contract/schema/schema.ts';
import type { JsonStream } from '#server/streaming/json-stream.ts';
import type { CallContext } from './call-context.ts';
import type { HandlersFrom } from './handler.ts';
import type { Pipeline } from './pipeline.ts';

/** A handler bound to its endpoint; `run` validates the input against the endpoint's request schema. */
export interface BoundHandler {
  readonly endpoint: Endpoint;
  readonly run: (input: unknown, context: CallContext) => Promise<unknown>;
}

export type HandlerTable = ReadonlyMap<Endpoint, BoundHandler>;

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

/** Creates handlers from services and binds each to the endpoint of its name. */
export function bindHandlers<Needed>(handlers: Partial<HandlersFrom<Needed>>, services: Needed): BoundHandler[] {
  const byName = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]));
  return Object.entries(handlers).map(([name, makeHandler]) => {
    const endpoint = byName.get(name);
    if (endpoint === undefined) throw new Error(`the contract has no call ${name}`);
    // The type of `handlers` relates each handler to its endpoint; entries lose that.
    return handle(endpoint, makeHandler(services) as (request: unknown, context: CallContext) => Promise<unknown>);
  });
}

/** Collects handlers, each wrapped in the pipeline; throws on two for one endpoint. */
export function createHandlerTable(
  handlers: readonly BoundHandler[],
  pipeline: Pipeline = { before: [], after: [] },
): HandlerTable {
  const table = new Map<Endpoint, BoundHandler>();
  for (const handler of handlers) {
    if (table.has(handler.endpoint)) throw new Error(`two handlers for ${handler.endpoint.name}`);
    table.set(handler.endpoint, runThrough(pipeline, handler));
  }
  return table;
}

function runThrough({ before, after }: Pipeline, { endpoint, run }: BoundHandler): BoundHandler {
  const checks = before.map((step) => step(endpoint)).filter((check) => check !== undefined);
  const followUps = after.map((step) => step(endpoint)).filter((followUp) => followUp !== undefined);
  return {
    endpoint,
    async run(input, context) {
      for (const check of checks) await check(input, context);
      let isDone = false;
      try {
        const reply = await run(input, context);
        isDone = true;
        return reply;
      } finally {
        for (const followUp of followUps) followUp({ isDone });
      }
    },
  };
}

/** Names of the endpoints without a handler. */
export function listUnhandled(endpoints: readonly Endpoint[], table: HandlerTable): string[] {
  return endpoints.filter((endpoint) => !table.has(endpoint)).map(({ name }) => name);
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
