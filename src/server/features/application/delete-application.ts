import type { Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { isSameApplicationId } from '#contract/schema/application-id.ts';
import { findApplicationObstacles } from '#domain/state-machines/application-obstacles.ts';
import type { Handler } from '../../api/handler.ts';
import { requireOwnApplication } from '../../api/require-own-application.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { releasePackages } from '../package-upload/public.ts';
import { removeVersions } from '../version/public.ts';
import {
  deleteApplicationRow,
  findNames,
  type LockedApplication,
  lockOwnApplication,
} from './own-application-queries.ts';
import { findPinned, lockPins, writePinned } from './pin-queries.ts';
import { lockVersions } from './shelf-queries.ts';

/** Deletes an application that was never published, with all its data. Its ID becomes available again. */
export function deleteApplication({ database }: Pick<Services, 'database'>): Handler<'deleteApplication'> {
  return async ({ applicationId, confirm }, context) => {
    const { userId } = requireSession(context);
    return database.db.transaction().execute(async (trx) => {
      await lockPins(trx, userId);
      const application = requireOwnApplication(await lockOwnApplication(trx, { userId, applicationId }));
      requireDeletable(application);
      const { id, app_id: appId } = application;
      if (!(await isConfirmed(trx, application, confirm.trim()))) {
        throw new ApiError(ERROR.invalidFormat, { fields: { confirm: 'field.invalid' } });
      }
      const versions = await lockVersions(trx, id);
      await removeVersions(
        trx,
        versions.map((version) => version.id),
      );
      await releasePackages(trx, id);
      await deleteApplicationRow(trx, id);
      const pinned = await findPinned(trx, userId);
      await writePinned(
        trx,
        userId,
        pinned.map((row) => row.id),
      );
      await writeAudit(trx, { actorUserId: userId, action: 'application.delete', subject: `application:${appId}` });
      return { result: true as const };
    });
  };
}

/**
 * @throws ERROR.applicationRemoved for one that the operator has removed, ERROR.applicationAlreadyPublished for one
 * that was ever published.
 */
function requireDeletable({ status, published_at }: LockedApplication): void {
  const { delete: code } = findApplicationObstacles({ status, versions: [], wasReleased: published_at !== null });
  if (code !== null) throw new ApiError(code);
}

/** Whether the typed text is the application's ID or its name in one of its languages. */
async function isConfirmed(
  trx: Transaction<Schema>,
  { id, app_id: appId }: LockedApplication,
  typed: string,
): Promise<boolean> {
  if (isSameApplicationId(typed, appId)) return true;
  return (await findNames(trx, id)).includes(typed);
}
