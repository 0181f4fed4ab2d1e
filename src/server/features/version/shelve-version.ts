import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { VersionShelfAction } from '#domain/state-machines/version-shelf.ts';
import type { CallContext } from '../../api/call-context.ts';
import { requireHosting } from '../../api/require-hosting.ts';
import { requireSession } from '../../api/require-session.ts';
import { writeCatalogue } from '../../cache/write-catalogue.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { announceVersions } from '../notification/public.ts';
import { lockOwnVersion } from './own-version-queries.ts';
import { removeVersions } from './save-version-queries.ts';
import { requireVersion } from './version-policy.ts';
import { moveVersionTo } from './version-transition-queries.ts';

interface Asked {
  readonly id: number;
  readonly withApplication?: boolean | undefined;
}

export type ShelveServices = Pick<Services, 'cache' | 'config' | 'database'>;

type DeveloperAction = Extract<VersionShelfAction, 'release' | 'pull' | 'delete'>;

/** Changes the shelf of a version, and on request of its application. */
export function createShelveVersion({ cache, database, config }: ShelveServices) {
  return async (action: DeveloperAction, { id, withApplication = false }: Asked, context: CallContext) => {
    const { userId, tokenScope } = requireSession(context);
    // Tokens may publish versions; putting the game itself in the store requires a session.
    if (withApplication && tokenScope !== undefined) throw new ApiError(ERROR.permissionDenied);
    return writeCatalogue({ database, cache }, async (trx) => {
      const locked = requireVersion(await lockOwnVersion(trx, { userId, id }));
      const { platform, file_key } = locked.version;
      if (action === 'release' && file_key !== null) requireHosting(platform, config);
      const now = new Date(context.clock());
      const moved = await moveVersionTo(trx, locked, { action, withApplication, now });
      const { version, application } = locked;
      if (action === 'release') await announceVersions(trx, { applicationId: application.id, versionIds: [id], now });
      if (action === 'delete') await removeVersions(trx, [id]);
      await writeAudit(trx, {
        actorUserId: userId,
        action: `version.${action}`,
        subject: `version:${id}`,
        details: {
          applicationId: application.app_id,
          versionName: version.version_name,
          from: version.status,
          versions: moved.changes,
          ...(moved.applicationStatus === application.status ? {} : { application: moved.applicationStatus }),
        },
      });
      if (withApplication && moved.applicationStatus !== application.status) {
        await writeAudit(trx, {
          actorUserId: userId,
          action: 'application.release',
          subject: `application:${application.app_id}`,
          details: { from: application.status, to: moved.applicationStatus, versions: moved.changes },
        });
      }
      return moved;
    });
  };
}
