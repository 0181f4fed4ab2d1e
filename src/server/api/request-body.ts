import type { Readable } from 'node:stream';

const incoming = new WeakMap<Request, Readable>();

/** Records the Node stream behind a request. */
export function rememberIncoming(request: Request, stream: Readable): void {
  incoming.set(request, stream);
}

/**
 * The body of a request: the original stream if known, since a web stream copies every chunk of a Node stream. Only
 * one of the two may be read.
 */
export function bodyOf(request: Request): Readable | ReadableStream<Uint8Array> | null {
  return incoming.get(request) ?? request.body;
}
