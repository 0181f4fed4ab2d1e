import type { Transaction } from 'kysely';
import type { CallContext } from '../../api/call-context.ts';
import { readCallLanguage } from '../../api/call-language.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import { sendEmailNotice } from '../../jobs/send-email-notice.ts';
import type { Services } from '../../services.ts';
import { emailSubject, moveEmailIdentity } from '../account/public.ts';
import { type EmailCallOptions, requireEmailOwner } from './email-code-call.ts';
import { redeemCode } from './redeem-code.ts';
import { confirmEmail } from './verification-queries.ts';

type VerifyServices = Pick<Services, 'config' | 'database' | 'hashKey' | 'jobs' | 'limits'>;

interface EmailProof {
  readonly email: string;
  readonly code: string;
}

/**
 * Redeems the code of an email address, which becomes the account's verified address. The former address gets a notice.
 */
export function createVerifyEmail(services: VerifyServices, options: EmailCallOptions) {
  return async ({ email, code }: EmailProof, context: CallContext): Promise<{ result: true }> => {
    await requireEmailOwner(services, { email, ...options }, context);
    const guess = { purpose: 'email', address: email, code } as const;
    await redeemCode(services, guess, context, (trx) => changeEmail(services, trx, email, context));
    return { result: true };
  };
}

async function changeEmail(services: VerifyServices, trx: Transaction<Schema>, email: string, context: CallContext) {
  const now = new Date(context.clock());
  const { userId } = requireSession(context);
  const before = await confirmEmail(trx, userId, email, now);
  await moveEmailIdentity(trx, userId, { from: emailSubject(before.email), to: emailSubject(email), email });
  const language = readCallLanguage(context, services.config.LOCALES);
  await sendEmailNotice(services, trx, { before, newEmail: email, language, now });
}
