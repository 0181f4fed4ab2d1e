import type { Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { VERSION_REVIEW } from '#contract/values/states.ts';
import type { Handler } from '../../api/handler.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { listReviewMessages } from '../provider/public.ts';
import type { StoredVersion } from './version-queries.ts';
import { writeVersionMessage } from './write-message.ts';

export function answerVersionReview({ database: { db } }: Pick<Services, 'database'>): Handler<'answerVersionReview'> {
  return async (message, context) => {
    const messages = await db.transaction().execute(async (trx) => {
      await writeVersionMessage(trx, { message, context, action: 'version.answer', requireOpen: requireDiscussed });
      return listReviewMessages(trx, `version:${message.id}`);
    });
    return { result: true as const, messages };
  };
}

/**
 * @throws ApiError `wrongReviewState` for a version that was never submitted or is approved: no reviewer would read it.
 */
async function requireDiscussed(_trx: Transaction<Schema>, { review }: StoredVersion): Promise<void> {
  const isDiscussed = review === VERSION_REVIEW.inReview || review === VERSION_REVIEW.rejected;
  if (!isDiscussed) throw new ApiError(ERROR.wrongReviewState);
}
