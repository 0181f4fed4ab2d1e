import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { listCurrentDevice } from '../device/public.ts';
import { redeemCode } from './redeem-code.ts';
import { findEmailOwner } from './verification-queries.ts';

/** Adds the current device to the account's list. */
export function addDevice(services: Pick<Services, 'database' | 'hashKey' | 'limits'>): Handler<'addDevice'> {
  return async ({ code }, context) => {
    const { id: sessionId, userId } = requireSession(context);
    const { email } = await findEmailOwner(services.database.db, userId);
    const guess = { purpose: 'device', address: email, code } as const;
    const { userAgent } = context;
    const now = new Date(context.clock());
    return redeemCode(services, guess, context, (trx) => listCurrentDevice(trx, { userId, sessionId, userAgent, now }));
  };
}
