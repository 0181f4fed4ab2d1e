import type { CallContext } from '../../api/call-context.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { redeemCode } from './redeem-code.ts';
import { type EmailCallOptions, requireEmailOwner } from './send-email-code.ts';
import { confirmEmail } from './verification-queries.ts';

type VerifyServices = Pick<Services, 'database' | 'hashKey' | 'limits'>;
interface EmailProof {
  readonly email: string;
  readonly code: string;
}

/** Takes the code of an e-mail address: it is the account's from now on, and confirmed. */
export function createVerifyEmail(services: VerifyServices, options: EmailCallOptions) {
  return async ({ email, code }: EmailProof, context: CallContext): Promise<{ result: true }> => {
    await requireEmailOwner(services, { email, ...options }, context);
    const { userId } = requireSession(context);
    const guess = { purpose: 'email', address: email, code } as const;
    await redeemCode(services, guess, context, (trx) => confirmEmail(trx, userId, email, new Date(context.clock())));
    return { result: true };
  };
}
