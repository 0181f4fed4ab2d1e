import { type Endpoint, isWrite, needsSession } from '#contract/endpoint.ts';
import type { Pipeline } from '../api/pipeline.ts';
import type { SessionCache } from './session-cache.ts';

type Sessions = Pick<SessionCache<unknown>, 'clear'>;

/**
 * Clears this process's session cache before a write is answered: the listener clears it as well, but perhaps after
 * the same user's next request. It does not check which tables a call writes: signing in and other writes of
 * signed-in users are rare enough. A failed write may be partly stored.
 */
export function clearAfterWrites(sessions: Sessions): Pipeline['after'][number] {
  return (endpoint) => (mayChangeSessions(endpoint) ? () => sessions.clear() : undefined);
}

/**
 * Visitors' writes are frequent, count views and plays and touch no account; money calls, frequent as well, move star
 * coins without affecting session data.
 */
function mayChangeSessions(endpoint: Endpoint): boolean {
  if (!isWrite(endpoint) || endpoint.idempotency !== undefined) return false;
  return needsSession(endpoint.auth) || endpoint.rateLimit === 'signIn';
}
