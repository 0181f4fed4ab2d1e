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

/** Headers that concern the in-memory connection, not the response. */
const OF_CONNECTION: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
]);
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Handles web requests with a listener for Node's own HTTP. Each request uses an in-memory connection to an HTTP
 * server that does not listen: no port or socket file, nothing to close, and no imitations of Node's request and
 * response objects.
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
