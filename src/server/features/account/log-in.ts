import type { AppleName } from '#contract/account/apple-user.ts';
import type { IdentityProviderName, TokenSession } from '#contract/account/entities.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import type { CallContext } from '../../api/call-context.ts';
import { readCallLanguage } from '../../api/call-language.ts';
import type { Identity } from '../../providers/identity/read-identity.ts';
import type { Services } from '../../services.ts';
import { recordLanguage } from '../notification/public.ts';
import { signInRefusal } from './account-policy.ts';
import { isNonceGood } from './check-nonce.ts';
import { createSession } from './create-session.ts';
import { fitPersonName } from './fit-person-name.ts';
import { findOrCreateAccount, followProviderEmail } from './provider-account.ts';

interface LogInRequest {
  readonly token: string;
  /** Sent by pages after the first sign-in with Apple. */
  readonly user?: AppleName | undefined;
}

const NO_NAME: AppleName = { firstName: '', lastName: '' };

/** Signs in with an identity token: verifies it, finds or creates the account of its subject, creates a session. */
export function createLogIn(services: Services, providerName: IdentityProviderName) {
  const { verifier, loginType, rejectedCode, local } = services.identity[providerName];
  const { db } = services.database;
  return async ({ token, user }: LogInRequest, context: CallContext): Promise<TokenSession> => {
    const identity = await verifier.verify(token);
    const isMeant = await isNonceGood(services, { nonce: identity.nonce, isLocal: local !== null }, context);
    if (!isMeant) throw new ApiError(rejectedCode);
    const signIn = { loginType, identity: completeNames(identity, user), now: new Date(context.clock()) };
    const account = await findOrCreateAccount(db, signIn);
    const refusal = signInRefusal(account);
    if (refusal !== null) throw new ApiError(refusal);
    const language = readCallLanguage(context, services.config.LOCALES);
    await followProviderEmail(services, account, signIn, language);
    await recordLanguage(db, account.id, language, signIn.now);
    return createSession(services, { userId: account.id, loginType }, context);
  };
}

/** Signed names take precedence; names sent by the page fill the gaps. Only a new account stores names at all. */
function completeNames(identity: Identity, { firstName, lastName }: AppleName = NO_NAME): Identity {
  return {
    ...identity,
    givenName: identity.givenName || fitPersonName(firstName),
    familyName: identity.familyName || fitPersonName(lastName),
  };
}
