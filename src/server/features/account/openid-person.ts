import type { RequestOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LOGIN_TYPE } from '#contract/values/states.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { EndpointNamed } from '../../api/handler.ts';
import type { OpenIdPerson } from '../../providers/identity/openid/openid-provider.ts';
import type { Services } from '../../services.ts';
import { consumeNonce } from './account-queries.ts';
import { fitPersonName } from './fit-person-name.ts';
import type { ProvenIdentity } from './link-identity.ts';
import { type ReturnedAttempt, readAttempt } from './openid-attempt.ts';
import { openIdCallback } from './openid-callback.ts';
import { readOwnCookie } from './own-cookies.ts';
import { hashSecret } from './secret.ts';

export type Callback = RequestOf<EndpointNamed<'finishOpenId'>>;

/** The attempt that the state belongs to, if this browser has started it. */
export function readReturned(
  { config, hashKey }: Pick<Services, 'config' | 'hashKey'>,
  { provider, state }: Callback,
  { headers, clock }: CallContext,
): ReturnedAttempt | null {
  const cookie = readOwnCookie(headers, config, 'presign');
  if (cookie === undefined || state === undefined) return null;
  const sid = readOwnCookie(headers, config, 'sid');
  const session = sid === undefined ? null : hashSecret(sid);
  return readAttempt({ hashKey, cookie, provider, nowMs: clock() }, state, session);
}

/** Null if the person canceled. Each attempt is redeemed once, so a stolen address is useless. */
export async function findPerson(
  { config, database, openId }: Pick<Services, 'config' | 'database' | 'openId'>,
  { callback, attempt }: { readonly callback: Callback; readonly attempt: ReturnedAttempt | null },
  { headers, clock }: CallContext,
): Promise<ProvenIdentity | null> {
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
  const person = await chosen.finish(attempt, address);
  if (person === null) return null;
  return { loginType: LOGIN_TYPE.openid, issuer: person.issuer, identity: fitNames(person.identity) };
}

/** Unlike Google and Apple, any provider may write names of any kind. */
function fitNames(identity: OpenIdPerson['identity']): OpenIdPerson['identity'] {
  const { givenName, familyName } = identity;
  return { ...identity, givenName: fitPersonName(givenName), familyName: fitPersonName(familyName) };
}
