import type { Handler } from '../../api/handler.ts';
import { requireOwnApplication } from '../../api/require-own-application.ts';
import type { Services } from '../../services.ts';
import { changePins } from './change-pins.ts';
import { findOwnNumber } from './own-application-queries.ts';

type Parts = Pick<Services, 'database'>;

export function unpinApplication(services: Parts): Handler<'unpinApplication'> {
  return ({ applicationId }, context) =>
    changePins(services, context, async ({ trx, userId, pinned }) => {
      const id = requireOwnApplication(await findOwnNumber(trx, { userId, applicationId }));
      return { ids: pinned.map((row) => row.id).filter((other) => other !== id), reply: { result: true } };
    });
}
