import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { ERROR_MEANINGS } from '#contract/errors/error-meanings.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { sendFileBody } from '#server/streaming/send-file-body.ts';
import { isUploadPath } from './api/is-upload-path.ts';
import { rememberIncoming } from './api/request-body.ts';
import { dropStalledReaders } from './drop-stalled-readers.ts';
import { sendTogether } from './send-together.ts';

export interface ListenSettings {
  readonly fetch: (request: Request, env: unknown) => Response | Promise<Response>;
  /** Responds early if it can; otherwise returns false to leave the request to `fetch`. */
  readonly answerEarly: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Whether the process is about to stop: clients then open their next connection elsewhere. */
  readonly isDraining?: () => boolean;
  readonly port: number;
  readonly host: string;
  /** Limits for slow or silent clients, for fast tests. */
  readonly limits?: Partial<ConnectionLimits>;
}

/** Minimum speed of clients. */
export interface ConnectionLimits {
  /** Timeout for the head of a request. */
  readonly headersMs: number;
  /** The minimum of a body to arrive in each window. */
  readonly body: BodyRate;
  /** The minimum for uploads, which may take hours while they progress. */
  readonly upload: BodyRate;
  /** How long a client may take nothing of its answer; twice that at most. */
  readonly answerMs: number;
}

export interface BodyRate {
  readonly windowMs: number;
  readonly leastBytes: number;
}

const LIMITS: ConnectionLimits = {
  headersMs: 10_000,
  body: { windowMs: 10_000, leastBytes: 10_240 },
  upload: { windowMs: 60_000, leastBytes: 1 },
  answerMs: 120_000,
};
/** Interval at which Node checks header timeouts; its default of half a minute would allow forty seconds. */
const LOOK_FOR_HEADS_MS = 500;
/** Longer than a proxy's keep-alive (nginx: 60 s), which must not reuse a connection that is just closing. */
const KEEP_ALIVE_MS = 72_000;

/** The same error with advice on the setting to change. */
export function withAdvice(
  cause: Error,
  { host, port }: Pick<ListenSettings, 'host' | 'port'>,
  names: { readonly host: string; readonly port: string },
): Error {
  const isTaken = 'code' in cause && cause.code === 'EADDRINUSE';
  const message = isTaken
    ? `port ${port} is taken; choose another ${names.port}`
    : `${names.host} ${host} and ${names.port} ${port} cannot be listened on: ${cause.message}`;
  return new Error(message, { cause });
}

/** Listens for HTTP; resolves once connections are accepted. @throws if the port is unavailable. */
export function listen({
  fetch,
  answerEarly,
  isDraining = () => false,
  port,
  host,
  ...settings
}: ListenSettings): Promise<Server> {
  const limits = { ...LIMITS, ...settings.limits };
  const answer = getRequestListener(async (request, env) => {
    // Before its body is accessed, and only if there may be one.
    if (request.method !== 'GET' && request.method !== 'HEAD') rememberIncoming(request, env.incoming);
    const response = await fetch(request, env);
    return (await sendFileBody(response, env.outgoing)) ? RESPONSE_ALREADY_SENT : response;
  });
  const server = createServer(nodeLimits(limits), (request, response) => {
    if (hasManyHosts(request)) return refuseHosts(response);
    // Node then sends `Connection: close` and closes after the response.
    if (isDraining()) response.shouldKeepAlive = false;
    watchBody(request, limits);
    if (!answerEarly(request, response)) void answer(request, response);
  });
  dropStalledReaders(server, limits.answerMs);
  sendTogether(server);
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(withAdvice(error, { host, port }, { host: 'HOST', port: 'PORT' })));
    server.listen(port, host, () => resolve(server));
  });
}

/** Node's own body timeout allows no exception. */
function nodeLimits({ headersMs }: ConnectionLimits): ServerOptions {
  const connectionsCheckingInterval = Math.min(LOOK_FOR_HEADS_MS, headersMs);
  return {
    requestTimeout: 0,
    headersTimeout: headersMs,
    connectionsCheckingInterval,
    keepAliveTimeout: KEEP_ALIVE_MS,
  };
}

/** Whether a request has several Host headers; Node takes the first, a proxy perhaps the last. */
function hasManyHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

function refuseHosts(response: ServerResponse): void {
  const error = {
    code: ERROR.invalidFormat,
    message: ERROR_MEANINGS[ERROR.invalidFormat],
    fields: { host: 'field.invalid' },
  };
  response.writeHead(400, { 'content-type': 'application/json', 'cache-control': 'no-store', connection: 'close' });
  response.end(JSON.stringify({ result: false, error }));
}

/** Drops a connection whose body arrives too slowly. */
function watchBody(request: IncomingMessage, limits: ConnectionLimits): void {
  const { headers, socket } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  const { windowMs, leastBytes } = isUploadPath(request.url ?? '') ? limits.upload : limits.body;
  let before = socket.bytesRead;
  let lookedAt = performance.now();
  const timer = setInterval(() => {
    const bytes = socket.bytesRead - before;
    const isLate = performance.now() - lookedAt > windowMs * 1.25;
    before = socket.bytesRead;
    lookedAt = performance.now();
    // Unread data means that we are slow (a busy process, for instance), not the client.
    const isOurs = isLate || request.complete || request.readableLength >= request.readableHighWaterMark;
    if (bytes < leastBytes && !isOurs) request.destroy();
  }, windowMs).unref();
  request.once('end', () => clearInterval(timer)).once('close', () => clearInterval(timer));
}

/** Longer than the slowest calls; downloads that take longer resume at another process. */
const LAST_ANSWERS_MS = 10_000;
const LOOK_EVERY_MS = 50;

/** Stops accepting connections, lets current responses finish, then cuts off the rest. */
export function stopListening(server: Server, lastAnswersMs: number = LAST_ANSWERS_MS): Promise<void> {
  // A keep-alive connection becomes idle only after its response.
  const look = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  const cutOff = setTimeout(() => server.closeAllConnections(), lastAnswersMs);
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(look);
      clearTimeout(cutOff);
      resolve();
    });
  });
}
