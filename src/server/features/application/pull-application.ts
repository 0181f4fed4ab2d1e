import { applicationShelf } from '#domain/state-machines/application-shelf.ts';
import { move } from '#domain/state-machines/state-machine.ts';
import type { Handler } from '../../api/handler.ts';
import { requireAllowed } from '../../api/require-allowed.ts';
import { requireOwnApplication } from '../../api/require-own-application.ts';
import { requireSession } from '../../api/require-session.ts';
import { writeCatalogue } from '../../cache/write-catalogue.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { lockOwnApplication } from './own-application-queries.ts';
import { moveApplication } from './shelf-queries.ts';

/** Unpublishes an application. Its versions keep their status for a later release. */
export function pullApplication({ cache, database }: Pick<Services, 'cache' | 'database'>): Handler<'pullApplication'> {
  return async ({ applicationId }, context) => {
    const { userId } = requireSession(context);
    return writeCatalogue({ database, cache }, async (trx) => {
      const application = requireOwnApplication(await lockOwnApplication(trx, { userId, applicationId }));
      const { app_id: appId, status: from } = application;
      const { to: status } = requireAllowed(move(applicationShelf, from, 'pull'));
      await moveApplication(trx, application, { status, now: new Date(context.clock()) });
      await writeAudit(trx, {
        actorUserId: userId,
        action: 'application.pull',
        subject: `application:${appId}`,
        details: { from, to: status },
      });
      return { result: true as const, status };
    });
  };
}
