import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';

export interface ListenSettings {
  readonly fetch: (request: Request, env: unknown) => Response | Promise<Response>;
  /** Answers what it can before anything else is made of the request; false leaves it to `fetch`. */
  readonly answerEarly: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly port: number;
  readonly host: string;
}

/** The same failure, naming the setting that ends it. */
function withAdvice(cause: Error, host: string, port: number): Error {
  const isTaken = 'code' in cause && cause.code === 'EADDRINUSE';
  const message = isTaken
    ? `port ${port} is taken; choose another PORT`
    : `HOST ${host} and PORT ${port} cannot be listened on: ${cause.message}`;
  return new Error(message, { cause });
}

/** Listens for HTTP; resolves once connections are taken. @throws when the port cannot be had. */
export function listen({ fetch, answerEarly, port, host }: ListenSettings): Promise<Server> {
  const answer = getRequestListener((request, env) => fetch(request, env));
  const server = createServer((request, response) => {
    if (!answerEarly(request, response)) void answer(request, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(withAdvice(error, host, port)));
    server.listen(port, host, () => resolve(server));
  });
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
