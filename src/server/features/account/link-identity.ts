import type { Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { CallContext } from '../../api/call-context.ts';
import { readCallLanguage } from '../../api/call-language.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import type { SignIn } from './account-queries.ts';
import { findIdentity, insertIdentity, listIdentities } from './identity-queries.ts';
import { type IdentityOwner, lockOwnIdentities } from './own-identities.ts';
import { sendIdentityMail } from './send-identity-mail.ts';

export type LinkServices = Pick<Services, 'config' | 'database' | 'jobs' | 'limits' | 'openId'>;

/** An identity that its provider, or a code, has proved to belong to whoever is at the other end. */
export type ProvenIdentity = Pick<SignIn, 'loginType' | 'issuer' | 'identity'>;

export interface Linker extends IdentityOwner {
  /** Of the mail. */
  readonly language: LocaleCode;
}

export function linkerOf({ config }: Pick<Services, 'config'>, context: CallContext): Linker {
  const { id: sessionId, userId } = requireSession(context);
  const language = readCallLanguage(context, config.LOCALES);
  return { userId, sessionId, now: new Date(context.clock()), language };
}

/**
 * Adds a proven identity to the caller's account, with an audit entry and a mail, in one transaction. The primary key of
 * identities decides who gets one that several ask for. One that is the caller's already changes nothing.
 * @throws ApiError `identityOfAnotherAccount`, `parameterError` at the maximum number, and as `lockOwnIdentities`.
 */
export async function linkIdentity(
  services: LinkServices,
  trx: Transaction<Schema>,
  { loginType, issuer, identity }: ProvenIdentity,
  linker: Linker,
): Promise<void> {
  const { userId, now, language } = linker;
  const owner = await lockOwnIdentities(trx, linker);
  const { subject, email, isPrivateEmail } = identity;
  const row = { login_type: loginType, issuer, subject, email, is_private_email: isPrivateEmail, user_id: userId };
  if (!(await insertIdentity(trx, { ...row, created_at: now }))) {
    const found = await findIdentity(trx, { loginType, issuer, subject });
    if (found?.user_id !== userId) throw new ApiError(ERROR.identityOfAnotherAccount);
    return;
  }
  const { length } = await listIdentities(trx, userId);
  if (length > LIMITS.identitiesPerAccount) throw new ApiError(ERROR.parameterError);
  // Each way is announced when it is added and when it is removed.
  await services.limits.count('notices', userId, trx);
  const details = issuer === '' ? { loginType } : { loginType, issuer };
  await writeAudit(trx, { actorUserId: userId, action: 'user.link_identity', subject: `user:${userId}`, details });
  await sendIdentityMail(services, trx, { act: 'linked', owner, identity: row, language, now });
}
