import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { changeApplication, lockApplication } from './application-change-queries.ts';
import { DONE, readDeed } from './application-deed.ts';
import { createWriteChange } from './write-change.ts';

export function sortApplication(services: Services): Handler<'sortApplication'> {
  const change = createWriteChange(services);
  return async ({ applicationId, sort }, context) =>
    change(context, async (trx) => {
      const application = await lockApplication(trx, applicationId);
      const deed = readDeed('sort', application.app_id, { from: application.position, to: sort });
      if (deed !== null) await changeApplication(trx, application.id, { position: sort });
      return { answer: DONE, deed };
    });
}
