import type { Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import type { Handler } from '../../api/handler.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { findWaitingAppeal, insertAppeal } from './appeal-queries.ts';
import type { StoredVersion } from './version-queries.ts';
import { writeVersionMessage } from './write-message.ts';

export function appealVersion({ database: { db } }: Pick<Services, 'database'>): Handler<'appealVersion'> {
  return async (message, context) => {
    await db.transaction().execute(async (trx) => {
      await writeVersionMessage(trx, { message, context, action: 'version.appeal', requireOpen: requireAppealable });
      const now = new Date(context.clock());
      await insertAppeal(trx, { versionId: message.id, text: message.text.trim(), now });
    });
    return { result: true as const };
  };
}

/** @throws ApiError `wrongReviewState` for a version that is neither rejected nor removed, or has a pending appeal. */
async function requireAppealable(trx: Transaction<Schema>, { id, review, status }: StoredVersion): Promise<void> {
  const isRefused = review === VERSION_REVIEW.rejected || status === SHELF.removed;
  if (!isRefused || (await findWaitingAppeal(trx, id)) !== undefined) throw new ApiError(ERROR.wrongReviewState);
}
