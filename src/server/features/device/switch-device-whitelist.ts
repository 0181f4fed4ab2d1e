import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import { requireAccount } from '../../db/account-locks.ts';
import type { Services } from '../../services.ts';
import { listCurrentDevice, setDeviceWhitelist } from './device-queries.ts';

/** Enables the device list and adds the current device, or disables it. A disabled list is preserved. */
export function switchDeviceWhitelist({ database }: Pick<Services, 'database'>): Handler<'switchDeviceWhitelist'> {
  return async ({ on }, context) => {
    const { userId, id: sessionId } = requireSession(context);
    const { userAgent } = context;
    const now = new Date(context.clock());
    await database.db.transaction().execute(async (trx) => {
      await requireAccount(trx, userId);
      if (on) await listCurrentDevice(trx, { userId, sessionId, userAgent, now });
      await setDeviceWhitelist(trx, userId, on, now);
    });
    return { result: true, on };
  };
}
