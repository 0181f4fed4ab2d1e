import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type RequestListener, request } from 'node:http';
import { duplexPair } from 'node:stream';
import { buffer } from 'node:stream/consumers';

export interface BridgedRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Uint8Array;
}

/** Speak of the connection in memory, not of the answer. */
const OF_CONNECTION: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
]);
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Answers web requests by a listener that speaks Node's own HTTP. Each request runs over a connection in memory that is
 * handed to an HTTP server which listens nowhere: no port, no socket file, nothing to close, and no request or response
 * object of our own that only looks like Node's.
 */
export function createNodeBridge(listener: RequestListener): (asked: BridgedRequest) => Promise<Response> {
  const server = createServer(listener);
  return async ({ method, path, headers, body }) => {
    const [near, far] = duplexPair();
    server.emit('connection', far);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const asking = request({ createConnection: () => near, method, path, headers });
      asking.once('response', resolve);
      asking.once('error', reject);
      asking.end(body);
    });
    return toResponse(answer);
  };
}

async function toResponse(answer: IncomingMessage): Promise<Response> {
  const headers = new Headers();
  for (const [name, values] of Object.entries(answer.headersDistinct)) {
    if (OF_CONNECTION.has(name)) continue;
    for (const value of values ?? []) headers.append(name, value);
  }
  const body = await buffer(answer);
  const status = answer.statusCode ?? 500;
  return new Response(WITHOUT_BODY.has(status) ? null : new Uint8Array(body), { status, headers });
}
