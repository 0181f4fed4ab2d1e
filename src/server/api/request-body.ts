import type { Readable } from 'node:stream';

const incoming = new WeakMap<Request, Readable>();

/** Tells where the bytes of a request really come from. */
export function rememberIncoming(request: Request, stream: Readable): void {
  incoming.set(request, stream);
}

/**
 * The body of a request: as it comes in where that is known, since a web stream copies every piece of a Node stream. Only
 * one of the two may be read.
 */
export function bodyOf(request: Request): Readable | ReadableStream<Uint8Array> | null {
  return incoming.get(request) ?? request.body;
}
