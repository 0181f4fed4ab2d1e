import type { RequestOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LOGIN_TYPE } from '#contract/values/states.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { returnQuery } from '#domain/page/return-path.ts';
import type { CallContext } from '../../api/call-context.ts';
import { readCallLanguage } from '../../api/call-language.ts';
import type { EndpointNamed, Handler } from '../../api/handler.ts';
import type { OpenIdPerson } from '../../providers/identity/openid/openid-provider.ts';
import type { Services } from '../../services.ts';
import { consumeNonce } from './account-queries.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { fitPersonName } from './fit-person-name.ts';
import { type ReturnedAttempt, readAttempt } from './openid-attempt.ts';
import { openIdCallback } from './openid-callback.ts';
import { readOwnCookie } from './own-cookies.ts';
import { redirectTo, returnToSignIn } from './return-to-sign-in.ts';
import { hashSecret } from './secret.ts';

type Callback = RequestOf<EndpointNamed<'finishOpenId'>>;

/** Ends a sign-in with an OpenID provider: the browser continues where the visitor was, or learns what failed. */
export function finishOpenId(services: Services): Handler<'finishOpenId'> {
  return async (callback, context) => {
    const locale = readCallLanguage(context, services.config.LOCALES);
    const { provider } = callback;
    const attempt = readReturned(services, callback, context);
    const returnTo = attempt?.returnTo ?? null;
    try {
      const person = await findPerson(services, { callback, attempt }, context);
      if (person === null)
        return redirectTo(`${localizePath('/login', locale)}?${returnQuery(returnTo ?? '').slice(1)}`);
      const proven = { loginType: LOGIN_TYPE.openid, issuer: person.issuer, identity: fitNames(person.identity) };
      await completeSignIn(services, { ...proven, isOfBrowser: true }, context);
      // The browser's former session has ended, and this is no write that would clear the cache.
      services.sessions.clear();
      return redirectTo(returnTo ?? localizePath('/', locale));
    } catch (error) {
      return returnToSignIn(services, { error, provider, locale, returnTo });
    }
  };
}

/** The attempt that the state belongs to, if this browser has started it. */
function readReturned(
  { config, hashKey }: Pick<Services, 'config' | 'hashKey'>,
  { provider, state }: Callback,
  { headers, clock }: CallContext,
): ReturnedAttempt | null {
  const cookie = readOwnCookie(headers, config, 'presign');
  if (cookie === undefined || state === undefined) return null;
  return readAttempt({ hashKey, cookie, provider, nowMs: clock() }, state);
}

/** Null if the person canceled. Each attempt is redeemed once, so a stolen address is useless. */
async function findPerson(
  { config, database, openId }: Services,
  { callback, attempt }: { readonly callback: Callback; readonly attempt: ReturnedAttempt | null },
  { headers, clock }: CallContext,
): Promise<OpenIdPerson | null> {
  const { provider, ...query } = callback;
  const chosen = openId.get(provider);
  if (chosen === undefined || attempt === null) throw new ApiError(ERROR.openIdRejected);
  const now = new Date(clock());
  const isFirst = await consumeNonce(database.db, hashSecret(attempt.state), new Date(attempt.expiresAt * 1000), now);
  if (!isFirst) throw new ApiError(ERROR.openIdRejected);
  const address = openIdCallback(config, headers, provider);
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string') address.searchParams.set(name, value);
  }
  return chosen.finish(attempt, address);
}

/** Unlike Google and Apple, any provider may write names of any kind. */
function fitNames(identity: OpenIdPerson['identity']): OpenIdPerson['identity'] {
  const { givenName, familyName } = identity;
  return { ...identity, givenName: fitPersonName(givenName), familyName: fitPersonName(familyName) };
}
