import { type Endpoint, isWrite, needsSession } from '#contract/endpoint.ts';
import type { Pipeline } from '../api/pipeline.ts';
import type { SessionCache } from './session-cache.ts';

type Sessions = Pick<SessionCache<unknown>, 'clear'>;

/**
 * Clears this process's cache of sessions before a write is answered: the listener clears it as well, but perhaps after
 * the person who made the change asks again. It does not ask which tables a call writes: signing in, and what only
 * signed-in people can do, is seldom enough. A write that fails may have been kept in part.
 */
export function clearAfterWrites(sessions: Sessions): Pipeline['after'][number] {
  return (endpoint) => (mayChangeSessions(endpoint) ? () => sessions.clear() : undefined);
}

/**
 * Visitors' writes, which come with every look at a game, count views and plays and touch no account; money calls, which
 * come often as well, move star coins and nothing of an account that a session shows.
 */
function mayChangeSessions(endpoint: Endpoint): boolean {
  if (!isWrite(endpoint) || endpoint.idempotency !== undefined) return false;
  return needsSession(endpoint.auth) || endpoint.rateLimit === 'signIn';
}
