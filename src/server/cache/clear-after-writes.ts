import { type Endpoint, isWrite, needsSession } from '#contract/endpoint.ts';
import type { BoundHandler, HandlerTable } from '../api/handler-table.ts';
import type { SessionCache } from './session-cache.ts';

type Sessions = Pick<SessionCache<unknown>, 'clear'>;

/**
 * The same handlers, but the process forgets its kept sessions before a write is answered: the listener hears of the
 * change as well, but perhaps later than the person who made it asks again. Which tables a call writes is not asked:
 * what only signed-in people can do, and signing in, is seldom enough. A write that fails may have been kept in part.
 */
export function clearAfterWrites(table: HandlerTable, sessions: Sessions): HandlerTable {
  return new Map(
    Array.from(table, ([endpoint, handler]) => [
      endpoint,
      mayChangeSessions(endpoint) ? clearAfter(handler, sessions) : handler,
    ]),
  );
}

/**
 * Visitors' writes, which come with every look at a game, count views and plays and touch no account; money calls, which
 * come often as well, move star coins and nothing of an account that a session shows.
 */
function mayChangeSessions(endpoint: Endpoint): boolean {
  if (!isWrite(endpoint) || endpoint.idempotency !== undefined) return false;
  return needsSession(endpoint.auth) || endpoint.rateLimit === 'signIn';
}

function clearAfter({ endpoint, run }: BoundHandler, sessions: Sessions): BoundHandler {
  return {
    endpoint,
    async run(input, context) {
      try {
        return await run(input, context);
      } finally {
        sessions.clear();
      }
    },
  };
}
