import type { CallContext } from '../../api/call-context.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { readPhoneAddress } from './phone-address.ts';
import { redeemCode } from './redeem-code.ts';
import { confirmPhone } from './verification-queries.ts';

interface PhoneProof {
  readonly phoneNumber: string;
  readonly code: string;
}

/** Takes the code of a phone number: it is the account's from now on, and confirmed. */
export function createVerifyPhone(services: Pick<Services, 'database' | 'hashKey' | 'limits'>) {
  return async ({ phoneNumber, code }: PhoneProof, context: CallContext): Promise<{ result: true }> => {
    const phone = readPhoneAddress(phoneNumber);
    const { userId } = requireSession(context);
    const guess = { purpose: 'phone', address: phone.e164, code } as const;
    await redeemCode(services, guess, context, (trx) => confirmPhone(trx, userId, phone, new Date(context.clock())));
    return { result: true };
  };
}
