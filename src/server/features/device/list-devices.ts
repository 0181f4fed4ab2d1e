import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findDevices, isDeviceWhitelistOn } from './device-queries.ts';
import { presentDevice } from './present-device.ts';

/** Lists the caller's devices, and whether the list is enabled. */
export function listDevices({ database }: Pick<Services, 'database'>): Handler<'listDevices'> {
  return async (_, context) => {
    const { userId, id: sessionId } = requireSession(context);
    const { count, rows } = await findDevices(database.db, { userId, sessionId });
    return { on: await isDeviceWhitelistOn(database.db, userId), count, list: rows.map(presentDevice) };
  };
}
