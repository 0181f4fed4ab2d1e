import { localizePath } from '#domain/page/locale-path.ts';
import { returnQuery } from '#domain/page/return-path.ts';
import { readCallLanguage } from '../../api/call-language.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { finishOpenIdLink } from './finish-open-id-link.ts';
import { findPerson, readReturned } from './openid-person.ts';
import { redirectTo, returnToSignIn } from './return-to-sign-in.ts';

/** Ends a sign-in with an OpenID provider: the browser continues where the visitor was, or learns what failed. */
export function finishOpenId(services: Services): Handler<'finishOpenId'> {
  return async (callback, context) => {
    const locale = readCallLanguage(context, services.config.LOCALES);
    const { provider } = callback;
    const attempt = readReturned(services, callback, context);
    if (attempt?.isLink === true) return finishOpenIdLink(services, { callback, attempt, locale }, context);
    const returnTo = attempt?.returnTo ?? null;
    try {
      const proven = await findPerson(services, { callback, attempt }, context);
      if (proven === null)
        return redirectTo(`${localizePath('/login', locale)}?${returnQuery(returnTo ?? '').slice(1)}`);
      await completeSignIn(services, { ...proven, isOfBrowser: true }, context);
      // The browser's former session has ended, and this is no write that would clear the cache.
      services.sessions.clear();
      return redirectTo(returnTo ?? localizePath('/', locale));
    } catch (error) {
      return returnToSignIn(services, { error, provider, locale, page: '/login', returnTo });
    }
  };
}
