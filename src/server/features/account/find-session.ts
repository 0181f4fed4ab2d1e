import { type Endpoint, needsSession } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import type { CallSession } from '../../api/call-context.ts';
import type { Services } from '../../services.ts';
import { isOperator, sessionRefusal } from './account-policy.ts';
import { findSessionRow } from './account-queries.ts';
import { hashSecret } from './create-session.ts';
import { readOwnCookie } from './own-cookies.ts';

/**
 * Finds the session that a request carries, for the calls that need one; null where none is sent.
 * @throws ApiError 30000 for a header that cannot be read, 30005 for another scheme than Bearer, 30006 for a session
 * that is unknown, revoked or without its cookie, 30002 for an expired one, 30014 for a deleted account.
 */
export function createFindSession({ database, config, now }: Pick<Services, 'database' | 'config' | 'now'>) {
  return async (request: Request, endpoint: Endpoint): Promise<CallSession | null> => {
    if (!needsSession(endpoint.auth)) return null;
    const token = readBearerToken(request.headers.get('authorization'));
    if (token === null) return null;
    const row = await findSessionRow(database.db, hashSecret(token));
    if (row === undefined) throw new ApiError(30006);
    const authority = readOwnCookie(request.headers, config, 'sid');
    const refusal = sessionRefusal(row, authority === undefined ? null : hashSecret(authority), now());
    if (refusal !== null) throw new ApiError(refusal);
    return {
      id: row.id,
      userId: row.user_id,
      userType: row.type,
      isOperator: isOperator(row, config.OPERATOR_EMAILS),
      emailConfirmed: row.email_confirmed,
    };
  };
}

/** The token of an Authorization header: null without one, 30000 for `Bearer` without a token, 30005 for `Basic …`. */
function readBearerToken(header: string | null): string | null {
  const [scheme = '', token, ...rest] = (header ?? '').trim().split(/\s+/);
  if (scheme === '') return null;
  if (token === undefined) throw new ApiError(30000);
  if (scheme.toLowerCase() !== 'bearer') throw new ApiError(30005);
  if (rest.length > 0) throw new ApiError(30000);
  return token;
}
