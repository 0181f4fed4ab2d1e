import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { LINKED_QUERY, WAYS_PAGE } from '#domain/page/return-path.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Services } from '../../services.ts';
import { findCookieUser } from './cookie-user-queries.ts';
import { linkIdentity } from './link-identity.ts';
import type { ReturnedAttempt } from './openid-attempt.ts';
import { type Callback, findPerson } from './openid-person.ts';
import { redirectTo, returnToSignIn } from './return-to-sign-in.ts';

interface ReturnedLink {
  readonly callback: Callback;
  readonly attempt: ReturnedAttempt;
  readonly locale: LocaleCode;
}

/** Adds an account at an OpenID provider to that of the session which has asked for it. */
export async function finishOpenIdLink(
  services: Services,
  { callback, attempt, locale }: ReturnedLink,
  context: CallContext,
): Promise<Response> {
  const { config, database } = services;
  const page = localizePath(WAYS_PAGE, locale);
  const now = new Date(context.clock());
  try {
    const proven = await findPerson(services, { callback, attempt }, context);
    if (proven === null) return redirectTo(page);
    const user = await findCookieUser(database.db, config, { headers: context.headers, now });
    if (user === undefined) throw new ApiError(ERROR.openIdRejected);
    const linker = { ...user, language: locale, now };
    await database.db.transaction().execute((trx) => linkIdentity(services, trx, proven, linker));
    return redirectTo(`${page}?${LINKED_QUERY}=1`);
  } catch (error) {
    const { provider } = callback;
    return returnToSignIn(services, { error, provider, locale, page: WAYS_PAGE, returnTo: null });
  }
}
