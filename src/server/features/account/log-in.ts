import type { IdentityProviderName, TokenSession } from '#contract/account/entities.ts';
import { ApiError } from '#contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Services } from '../../services.ts';
import { signInRefusal } from './account-policy.ts';
import { isNonceGood } from './check-nonce.ts';
import { createSession } from './create-session.ts';
import { findOrCreateAccount, followProviderEmail } from './provider-account.ts';

/** Signs in with an identity token: verifies it, finds or makes the account of its subject, opens a session. */
export function createLogIn(services: Services, providerName: IdentityProviderName) {
  const { verifier, loginType, rejectedCode, local } = services.identity[providerName];
  const { db } = services.database;
  return async ({ token }: { readonly token: string }, context: CallContext): Promise<TokenSession> => {
    const identity = await verifier.verify(token);
    const isMeant = await isNonceGood(services, { nonce: identity.nonce, isLocal: local !== null }, context);
    if (!isMeant) throw new ApiError(rejectedCode);
    const signIn = { loginType, identity, now: new Date(context.clock()) };
    const account = await findOrCreateAccount(db, signIn);
    const refusal = signInRefusal(account);
    if (refusal !== null) throw new ApiError(refusal);
    await followProviderEmail(db, account, signIn);
    return createSession(services, { userId: account.id, loginType }, context);
  };
}
