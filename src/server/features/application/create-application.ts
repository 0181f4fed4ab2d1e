import type { Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { SHELF } from '#contract/values/states.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import { requireAccountAlone } from '../../db/account-locks.ts';
import { indexApplication } from '../../db/index-application.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { removeDraft } from './draft-queries.ts';
import { countOwnApplications } from './own-application-queries.ts';
import { readSubmission } from './read-submission.ts';
import { insertApplication } from './save-application-queries.ts';

/**
 * Locks the account exclusively, as the check counts before it inserts.
 * @throws ApiError `applicationLimitReached` if the account has the maximum number of applications.
 */
async function checkApplicationLimit(trx: Transaction<Schema>, userId: number): Promise<void> {
  const max = LIMITS.applicationsPerAccount;
  if ((await countOwnApplications(trx, userId)) >= max)
    throw new ApiError(ERROR.applicationLimitReached, { params: { max } });
}

/** Creates an unpublished application in one transaction. */
export function createApplication({
  database,
  config,
}: Pick<Services, 'database' | 'config'>): Handler<'createApplication'> {
  return async ({ draftId, ...fields }, context) => {
    const { userId } = requireSession(context);
    const now = new Date(context.clock());
    return database.db.transaction().execute(async (trx) => {
      await requireAccountAlone(trx, userId);
      await checkApplicationLimit(trx, userId);
      const form = await readSubmission(trx, { fields, userId, config });
      const id = await insertApplication(trx, { form, userId, now });
      if (id === undefined) throw new ApiError(ERROR.duplicateApplicationId, { fields: { appId: 'field.taken' } });
      await indexApplication(trx, id);
      if (draftId !== undefined) await removeDraft(trx, { userId, draftId });
      await writeAudit(trx, {
        actorUserId: userId,
        action: 'application.create',
        subject: `application:${form.appId}`,
      });
      return {
        result: true as const,
        id,
        applicationId: form.appId,
        status: SHELF.offShelf,
        updatedAt: now.toISOString(),
      };
    });
  };
}
