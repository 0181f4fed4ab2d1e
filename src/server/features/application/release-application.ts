import { releaseApplication as planRelease } from '#domain/state-machines/release-application.ts';
import type { Handler } from '../../api/handler.ts';
import { requireAllowed } from '../../api/require-allowed.ts';
import { requireOwnApplication } from '../../api/require-own-application.ts';
import { requireSession } from '../../api/require-session.ts';
import { writeCatalogue } from '../../cache/write-catalogue.ts';
import { RELATE_GAMES } from '../../jobs/relate-games.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { announceRelease, announceVersions } from '../notification/public.ts';
import { lockOwnApplication } from './own-application-queries.ts';
import { lockVersions, moveApplication, moveVersions } from './shelf-queries.ts';
import { saveSnapshot } from './snapshot-queries.ts';

/** Publishes an application with the versions that go online with it (decisions.md, "Portal" and "Rules"). */
export function releaseApplication({
  cache,
  database,
  jobs,
}: Pick<Services, 'cache' | 'database' | 'jobs'>): Handler<'releaseApplication'> {
  return async ({ applicationId }, context) => {
    const { userId } = requireSession(context);
    return writeCatalogue({ database, cache }, async (trx) => {
      const application = requireOwnApplication(await lockOwnApplication(trx, { userId, applicationId }));
      const { id, app_id: appId, status: from } = application;
      const outcome = requireAllowed(planRelease({ status: from, versions: await lockVersions(trx, id) }));
      const { status, changes } = outcome;
      const now = new Date(context.clock());
      await moveVersions(trx, changes, now);
      await moveApplication(trx, application, { status, now });
      await announceRelease(trx, { applicationId: id, now });
      await announceVersions(trx, { applicationId: id, versionIds: changes.map((change) => change.id), now });
      await jobs.enqueue(trx, RELATE_GAMES, { applicationId: id });
      await saveSnapshot(trx, { applicationId: id, cause: 'release', now });
      await writeAudit(trx, {
        actorUserId: userId,
        action: 'application.release',
        subject: `application:${appId}`,
        details: { from, to: status, versions: changes },
      });
      return { result: true as const, status };
    });
  };
}
