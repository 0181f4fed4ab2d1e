import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { changeApplication, lockApplication } from './application-change-queries.ts';
import { auditChange, DONE } from './audit-change.ts';
import { createWriteChange } from './write-change.ts';

export function sortApplication(services: Services): Handler<'sortApplication'> {
  const change = createWriteChange(services);
  return async ({ applicationId, sort }, context) =>
    change(context, async (trx) => {
      const application = await lockApplication(trx, applicationId);
      const entry = auditChange('sort', application.app_id, { from: application.position, to: sort });
      if (entry !== null) await changeApplication(trx, application.id, { position: sort });
      return { answer: DONE, entry };
    });
}
