import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { changeApplication, lockApplication } from './application-change-queries.ts';
import { auditChange, DONE } from './audit-change.ts';
import { createWriteChange } from './write-change.ts';

export function openApplication(services: Services): Handler<'openApplication'> {
  const change = createWriteChange(services);
  return async ({ applicationId, open }, context) =>
    change(context, async (trx) => {
      const application = await lockApplication(trx, applicationId);
      const entry = auditChange(open ? 'open' : 'close', application.app_id, { from: application.is_open, to: open });
      if (entry !== null) await changeApplication(trx, application.id, { is_open: open });
      return { answer: DONE, entry };
    });
}
