import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { readPhoneAddress } from './phone-address.ts';
import { redeemCode } from './redeem-code.ts';
import { confirmPhone } from './verification-queries.ts';

/** Redeems the code of a phone number, which becomes the account's verified number. */
export function verifyPhone(services: Pick<Services, 'database' | 'hashKey' | 'limits'>): Handler<'verifyPhone'> {
  return async ({ phoneNumber, code }, context) => {
    const phone = readPhoneAddress(phoneNumber);
    const { userId } = requireSession(context);
    const guess = { purpose: 'phone', address: phone.e164, code } as const;
    await redeemCode(services, guess, context, (trx) => confirmPhone(trx, userId, phone, new Date(context.clock())));
    return { result: true };
  };
}
