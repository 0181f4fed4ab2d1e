import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { ERROR_MEANINGS } from '#contract/errors/error-meanings.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { sendFileBody } from '#server/streaming/send-file-body.ts';
import { isUploadPath } from './api/is-upload-path.ts';
import { rememberIncoming } from './api/request-body.ts';

export interface ListenSettings {
  readonly fetch: (request: Request, env: unknown) => Response | Promise<Response>;
  /** Answers what it can before anything else is made of the request; false leaves it to `fetch`. */
  readonly answerEarly: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly port: number;
  readonly host: string;
  /** Where tests cannot wait: limits on clients that are slow or say nothing. */
  readonly limits?: Partial<ConnectionLimits>;
}

/** How fast a client has to be. */
export interface ConnectionLimits {
  /** How long the head of a request may take to come in. */
  readonly headersMs: number;
  /** The least of a body that has to come in within each window. */
  readonly body: BodyRate;
  /** The same of an upload, which may take hours as long as it moves. */
  readonly upload: BodyRate;
}

export interface BodyRate {
  readonly windowMs: number;
  readonly leastBytes: number;
}

const LIMITS: ConnectionLimits = {
  headersMs: 10_000,
  body: { windowMs: 10_000, leastBytes: 10_240 },
  upload: { windowMs: 60_000, leastBytes: 1 },
};
/** How often Node looks for heads that take too long; its own half a minute would let them take forty seconds. */
const LOOK_FOR_HEADS_MS = 500;
/** Longer than a proxy keeps its connections (nginx: 60 s): it must not send a request on one that just closes. */
const KEEP_ALIVE_MS = 72_000;

/** The same failure, naming the setting that ends it. */
function withAdvice(cause: Error, host: string, port: number): Error {
  const isTaken = 'code' in cause && cause.code === 'EADDRINUSE';
  const message = isTaken
    ? `port ${port} is taken; choose another PORT`
    : `HOST ${host} and PORT ${port} cannot be listened on: ${cause.message}`;
  return new Error(message, { cause });
}

/** Listens for HTTP; resolves once connections are taken. @throws when the port cannot be had. */
export function listen({ fetch, answerEarly, port, host, ...settings }: ListenSettings): Promise<Server> {
  const limits = { ...LIMITS, ...settings.limits };
  const answer = getRequestListener(async (request, env) => {
    // Before the request is asked for its body, and only where one may come.
    if (request.method !== 'GET' && request.method !== 'HEAD') rememberIncoming(request, env.incoming);
    const response = await fetch(request, env);
    return (await sendFileBody(response, env.outgoing)) ? RESPONSE_ALREADY_SENT : response;
  });
  const server = createServer(nodeLimits(limits), (request, response) => {
    if (hasManyHosts(request)) return refuseHosts(response);
    watchBody(request, limits);
    if (!answerEarly(request, response)) void answer(request, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(withAdvice(error, host, port)));
    server.listen(port, host, () => resolve(server));
  });
}

/** Node's own limit of bodies knows no exception. */
function nodeLimits({ headersMs }: ConnectionLimits): ServerOptions {
  const connectionsCheckingInterval = Math.min(LOOK_FOR_HEADS_MS, headersMs);
  return {
    requestTimeout: 0,
    headersTimeout: headersMs,
    connectionsCheckingInterval,
    keepAliveTimeout: KEEP_ALIVE_MS,
  };
}

/** Whether it is said twice for whom a request is; Node takes the first, a proxy in front perhaps the last. */
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

/** Gives up a connection whose body comes in too slowly. */
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
    // What is not read here waits there, be it for a busy process: that is our slowness and not the client's.
    const isOurs = isLate || request.complete || request.readableLength >= request.readableHighWaterMark;
    if (bytes < leastBytes && !isOurs) request.destroy();
  }, windowMs).unref();
  request.once('end', () => clearInterval(timer)).once('close', () => clearInterval(timer));
}

const LAST_ANSWERS_MS = 3000;
const LOOK_EVERY_MS = 50;

/** Takes no more connections, lets the answers under way come to their end, and cuts off what is left after that. */
export function stopListening(server: Server, lastAnswersMs: number = LAST_ANSWERS_MS): Promise<void> {
  // A connection that is kept alive counts as idle only once its answer is out.
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
