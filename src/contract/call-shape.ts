import type { Endpoint } from './endpoint.ts';

/**
 * What a browser needs of an endpoint to make its call. A build for browsers has only this of each (tools/lean-calls.ts):
 * schemas and texts of the documentation would be most of what a page loads for its calls.
 */
export interface CallShape
  extends Pick<Endpoint, 'name' | 'method' | 'path' | 'auth' | 'body' | 'heedsSession' | 'idempotency'> {
  /** The empty response of a list. */
  readonly emptyReply?: unknown;
}

/** The shape of an endpoint, as the build writes it. */
export function callShapeOf(endpoint: Endpoint): CallShape {
  const { name, method, path, auth, body, heedsSession, idempotency } = endpoint;
  return { name, method, path, auth, body, heedsSession, idempotency, emptyReply: findEmptyReply(endpoint) };
}

/** The empty response of a call, if its schema allows one: an empty list. A shape has it from its endpoint. */
export function findEmptyReply(call: Endpoint | CallShape): unknown {
  if (!('reply' in call)) return structuredClone(call.emptyReply);
  const parsed = call.reply.safeParse({ count: 0, list: [] });
  const isList = parsed.success && typeof parsed.data === 'object' && parsed.data !== null && 'list' in parsed.data;
  return isList ? parsed.data : undefined;
}
