import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { NONCE_SECONDS } from './one-time-nonce.ts';
import { makeLinkAttempt } from './openid-attempt.ts';
import { openIdCallback } from './openid-callback.ts';
import { readOwnCookie, writeOwnCookie } from './own-cookies.ts';
import { requireRecentSignIn } from './own-identities.ts';
import { hashSecret, makeSecret } from './secret.ts';

/**
 * Returns where the browser proves an account at an OpenID provider, to add it to the caller's. A call and not a link:
 * otherwise another site could have a visitor's browser add the account of someone else.
 */
export function linkOpenId(services: Services): Handler<'linkOpenId'> {
  const { config, database, hashKey, openId } = services;
  return async ({ provider }, context) => {
    const { headers, responseHeaders, clock } = context;
    const { id: sessionId } = requireSession(context);
    const now = new Date(clock());
    await requireRecentSignIn(database.db, { sessionId, now });
    const sid = readOwnCookie(headers, config, 'sid');
    // The provider leads back without the session token: only a browser's cookie then tells whose account it is.
    if (sid === undefined) throw new ApiError(ERROR.permissionDenied);
    const chosen = openId.get(provider);
    if (chosen === undefined) throw new ApiError(ERROR.openIdRejected);
    const cookie = readOwnCookie(headers, config, 'presign') ?? makeSecret();
    const attempt = makeLinkAttempt({ hashKey, cookie, provider, nowMs: clock() }, hashSecret(sid));
    const address = await chosen.start(attempt, openIdCallback(config, headers, provider).href);
    const kept = { name: 'presign', value: cookie, maxAgeSeconds: NONCE_SECONDS } as const;
    responseHeaders.append('set-cookie', writeOwnCookie(config, kept));
    return { url: address.href };
  };
}
