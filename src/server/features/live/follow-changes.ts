import { ApiError } from '#contract/errors/api-error.ts';
import { followChanges as endpoint } from '#contract/live/endpoints.ts';
import { checkRole } from '../../api/check-role.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { createFindSession } from '../account/public.ts';
import { requireAllOwn, requireTopics } from './live-policy.ts';
import { ownsAll } from './live-queries.ts';

/** Proxies forward each event immediately and do not compress or cache the stream. */
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;

/**
 * Opens a stream of change notifications. Access to topics is checked here; pages fetch the changes with their own
 * calls.
 */
export function followChanges(services: Services): Handler<'followChanges'> {
  const { database, live } = services;
  const findSession = createFindSession(services);
  return async ({ topics }, context) => {
    const session = requireSession(context);
    requireAllOwn(await ownsAll(database.db, session.userId, requireTopics(session, topics)));
    const { headers } = context;
    const mayGoOn = async () => {
      try {
        const now = await findSession({ headers }, endpoint);
        checkRole(endpoint, now);
        return now?.isOperator === session.isOperator;
      } catch (error) {
        if (error instanceof ApiError) return false;
        throw error;
      }
    };
    const body = live.open({ sessionId: session.id, userId: session.userId, topics, mayGoOn });
    return new Response(body, { headers: HEADERS });
  };
}
