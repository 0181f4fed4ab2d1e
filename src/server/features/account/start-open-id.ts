import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { readReturnPath } from '#domain/page/return-path.ts';
import { readCallLanguage } from '../../api/call-language.ts';
import type { Handler } from '../../api/handler.ts';
import { toLimitKey } from '../../middleware/client-address.ts';
import type { Services } from '../../services.ts';
import { NONCE_SECONDS } from './one-time-nonce.ts';
import { makeAttempt } from './openid-attempt.ts';
import { openIdCallback } from './openid-callback.ts';
import { readOwnCookie, writeOwnCookie } from './own-cookies.ts';
import { redirectTo, returnToSignIn } from './return-to-sign-in.ts';
import { makeSecret } from './secret.ts';

/** Sends the browser to a provider, bound to the same cookie as the nonces of other sign-ins. */
export function startOpenId(
  services: Pick<Services, 'config' | 'hashKey' | 'limits' | 'log' | 'openId'>,
): Handler<'startOpenId'> {
  const { config, hashKey, limits, openId } = services;
  return async ({ provider, returnTo }, context) => {
    const { headers, responseHeaders, clock } = context;
    try {
      await limits.count('signIns', toLimitKey(context.clientAddress));
      const chosen = openId.get(provider);
      if (chosen === undefined) throw new ApiError(ERROR.openIdRejected);
      const cookie = readOwnCookie(headers, config, 'presign') ?? makeSecret();
      const attempt = makeAttempt({ hashKey, cookie, provider, nowMs: clock() }, returnTo);
      const address = await chosen.start(attempt, openIdCallback(config, headers, provider).href);
      const kept = { name: 'presign', value: cookie, maxAgeSeconds: NONCE_SECONDS } as const;
      responseHeaders.append('set-cookie', writeOwnCookie(config, kept));
      return redirectTo(address.href);
    } catch (error) {
      const locale = readCallLanguage(context, config.LOCALES);
      return returnToSignIn(services, { error, provider, locale, page: '/login', returnTo: readReturnPath(returnTo) });
    }
  };
}
