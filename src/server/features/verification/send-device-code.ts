import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import { type CodeServices, requestCode } from './request-code.ts';
import { findEmailOwner } from './verification-queries.ts';

/** Sends a code to the account's own address, which proves that the caller may add the current device. */
export function sendDeviceCode(services: CodeServices): Handler<'sendDeviceCode'> {
  return async (_, context) => {
    const { email } = await findEmailOwner(services.database.db, requireSession(context).userId);
    return requestCode(services, { purpose: 'device', address: email }, context);
  };
}
