import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { isUploadPath } from './api/is-upload-path.ts';
import { rememberIncoming } from './api/request-body.ts';
import { sendFileBody } from './send-file-body.ts';

export interface ListenSettings {
  readonly fetch: (request: Request, env: unknown) => Response | Promise<Response>;
  /** Answers what it can before anything else is made of the request; false leaves it to `fetch`. */
  readonly answerEarly: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly port: number;
  readonly host: string;
  /** How long a body may take to come in, unless it is an upload. */
  readonly bodyTimeoutMs?: number;
}

const BODY_TIMEOUT_MS = 300_000;
/** Node's own value, which it would drop together with that of the body. */
const HEADERS_TIMEOUT_MS = 60_000;
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
export function listen(settings: ListenSettings): Promise<Server> {
  const { fetch, answerEarly, port, host, bodyTimeoutMs = BODY_TIMEOUT_MS } = settings;
  const answer = getRequestListener(async (request, env) => {
    // Before the request is asked for its body, and only where one may come.
    if (request.method !== 'GET' && request.method !== 'HEAD') rememberIncoming(request, env.incoming);
    const response = await fetch(request, env);
    return (await sendFileBody(response, env.outgoing)) ? RESPONSE_ALREADY_SENT : response;
  });
  // Node's own limit of bodies knows no exception.
  const server = createServer(
    { requestTimeout: 0, headersTimeout: HEADERS_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS },
    (request, response) => {
      limitBody(request, bodyTimeoutMs);
      if (!answerEarly(request, response)) void answer(request, response);
    },
  );
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(withAdvice(error, host, port)));
    server.listen(port, host, () => resolve(server));
  });
}

/** Gives up a connection whose body does not come to its end; uploads are watched by those who read them. */
function limitBody(request: IncomingMessage, timeoutMs: number): void {
  const hasBody = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
  if (!hasBody || isUploadPath(request.url ?? '')) return;
  const timer = setTimeout(() => request.destroy(), timeoutMs).unref();
  request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
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
