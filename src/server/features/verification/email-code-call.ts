import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LOGIN_TYPE } from '#contract/values/states.ts';
import type { CodeSent } from '#contract/verification/entities.ts';
import { contactRules } from '#domain/rules/contact-rules.ts';
import type { CallContext } from '../../api/call-context.ts';
import { requireSession } from '../../api/require-session.ts';
import { emailSubject, findIdentity, requireRecentSignIn } from '../account/public.ts';
import { type CodeServices, requestCode } from './request-code.ts';
import { type EmailOwner, isUnverifiedApple, mayProveEmail } from './verification-policy.ts';
import { findEmailOwner } from './verification-queries.ts';

export interface EmailCallOptions {
  /** The calls under `email/a` serve only unverified accounts of Sign in with Apple. */
  readonly isForApple: boolean;
}

/** Sends a code to an email address: the account's, or the one that is to replace it. */
export function createSendEmailCode(services: CodeServices, options: EmailCallOptions) {
  return async ({ email }: { readonly email: string }, context: CallContext): Promise<CodeSent> => {
    const owner = await requireEmailOwner(services, { email, ...options }, context);
    // The account's own address was accepted by its provider, so it need not match the form's stricter rule.
    const isKnown = email === owner.email || contactRules.email.check(email, {}) === true;
    if (!isKnown) throw new ApiError(ERROR.invalidFormat, { fields: { email: 'rule.email' } });
    return requestCode(services, { purpose: 'email', address: email }, context);
  };
}

/**
 * @throws ApiError `permissionDenied` if this session may not verify the address, `recentSignInNeeded` if it would change
 * who can sign in and the session's sign-in is too long ago.
 */
export async function requireEmailOwner(
  { database }: Pick<CodeServices, 'database'>,
  { email, isForApple }: EmailCallOptions & { readonly email: string },
  context: CallContext,
): Promise<EmailOwner> {
  const session = requireSession(context);
  const owner = await findEmailOwner(database.db, session.userId);
  const isAllowed = mayProveEmail(owner, session, email) && (!isForApple || isUnverifiedApple(owner));
  if (!isAllowed) throw new ApiError(ERROR.permissionDenied);
  if (await movesIdentity(database.db, session.userId, { from: owner.email, to: email })) {
    await requireRecentSignIn(database.db, { sessionId: session.id, now: new Date(context.clock()) });
  }
  return owner;
}

/** Whether an identity follows the account's address, so that whoever has the new mailbox can sign in to the account. */
async function movesIdentity(
  db: CodeServices['database']['db'],
  userId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const subject = emailSubject(from);
  if (subject === emailSubject(to)) return false;
  const identity = await findIdentity(db, { loginType: LOGIN_TYPE.email, issuer: '', subject });
  return identity?.user_id === userId;
}
