import type { addDevice, sendDeviceCode } from '#contract/device/endpoints.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { listCurrentDevice } from '../device/device-queries.ts';
import { redeemCode } from './redeem-code.ts';
import { type CodeServices, requestCode } from './request-code.ts';
import { findEmailOwner } from './verification-queries.ts';

/** Sends a code to the account's own address: whoever reads its mail may add the device at hand. */
export function createSendDeviceCode(services: CodeServices): Handler<typeof sendDeviceCode> {
  return async (_, context) => {
    const { email } = await findEmailOwner(services.database.db, requireSession(context).userId);
    return requestCode(services, { purpose: 'device', address: email }, context);
  };
}

/** Puts the device at hand on the account's list. */
export function createAddDevice(
  services: Pick<Services, 'database' | 'hashKey' | 'limits'>,
): Handler<typeof addDevice> {
  return async ({ code }, context) => {
    const { id: sessionId, userId } = requireSession(context);
    const { email } = await findEmailOwner(services.database.db, userId);
    const guess = { purpose: 'device', address: email, code } as const;
    const { userAgent } = context;
    const now = new Date(context.clock());
    return redeemCode(services, guess, context, (trx) => listCurrentDevice(trx, { userId, sessionId, userAgent, now }));
  };
}
