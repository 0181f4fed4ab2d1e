import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/index.ts';
import { type BoundHandler, handle } from './bound-handler.ts';
import type { CallContext } from './call-context.ts';
import type { HandlersFrom } from './handler.ts';
import type { Pipeline } from './pipeline.ts';

export type HandlerTable = ReadonlyMap<Endpoint, BoundHandler>;

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
