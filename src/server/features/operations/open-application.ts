import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { changeApplication, lockApplication } from './application-change-queries.ts';
import { DONE, readDeed } from './application-deed.ts';
import { createWriteChange } from './write-change.ts';

export function openApplication(services: Services): Handler<'openApplication'> {
  const change = createWriteChange(services);
  return async ({ applicationId, open }, context) =>
    change(context, async (trx) => {
      const application = await lockApplication(trx, applicationId);
      const deed = readDeed(open ? 'open' : 'close', application.app_id, { from: application.is_open, to: open });
      if (deed !== null) await changeApplication(trx, application.id, { is_open: open });
      return { answer: DONE, deed };
    });
}
