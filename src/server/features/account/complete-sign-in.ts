import type { TokenSession } from '#contract/account/entities.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import type { CallContext } from '../../api/call-context.ts';
import { readCallLanguage } from '../../api/call-language.ts';
import type { Services } from '../../services.ts';
import { recordLanguage } from '../notification/public.ts';
import { signInRefusal } from './account-policy.ts';
import { createSession, type NewSession } from './create-session.ts';
import type { ProvenIdentity } from './link-identity.ts';
import { findOrCreateAccount, followProviderEmail } from './provider-account.ts';

type ProvenSignIn = ProvenIdentity & Pick<NewSession, 'isOfBrowser'>;

/** The end of every way to sign in: finds or creates the account of a proven identity, and creates a session. */
export async function completeSignIn(
  services: Services,
  { isOfBrowser, ...proven }: ProvenSignIn,
  context: CallContext,
): Promise<TokenSession> {
  const { db } = services.database;
  const signIn = { ...proven, now: new Date(context.clock()) };
  const account = await findOrCreateAccount(db, signIn);
  const refusal = signInRefusal(account);
  if (refusal !== null) throw new ApiError(refusal);
  const language = readCallLanguage(context, services.config.LOCALES);
  await followProviderEmail(services, account, signIn, language);
  await recordLanguage(db, account.id, language, signIn.now);
  const { loginType, issuer } = signIn;
  const opened = { userId: account.id, identity: { loginType, issuer, subject: signIn.identity.subject } };
  const browser = isOfBrowser === undefined ? {} : { isOfBrowser };
  const session = await createSession(services, { ...opened, ...browser }, context);
  // The identity was removed from the account at this moment, and is another's or nobody's now.
  return session ?? completeSignIn(services, { ...proven, ...browser }, context);
}
