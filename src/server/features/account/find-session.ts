import { type Endpoint, readsSession } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import type { CallSession } from '../../api/call-context.ts';
import { readBearerToken } from '../../api/read-bearer-token.ts';
import { createCheckSession, type SessionServices } from './check-session.ts';

/**
 * Finds the session of a request; null if the request has no credentials.
 * @throws ApiError `authorizationMissing` for a malformed header, `invalidTokenType` for a scheme other than Bearer,
 * `invalidSession` for a session that is unknown, revoked or without its cookie, `tokenExpired` for an expired one,
 * `accountDeleted` for a deleted account.
 */
export function createFindSession(services: SessionServices) {
  const checkSession = createCheckSession(services);
  return async (request: Pick<Request, 'headers'>, endpoint: Endpoint): Promise<CallSession | null> => {
    if (!readsSession(endpoint)) return null;
    const token = readBearerToken(request.headers.get('authorization'));
    if (token === null) return null;
    const checked = await checkSession(token, request.headers);
    if (checked.session === null) throw new ApiError(checked.refusal);
    return checked.session;
  };
}
