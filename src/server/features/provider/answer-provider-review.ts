import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { resolveImages } from '../upload/public.ts';
import { insertReviewMessage, listReviewMessages } from './review-message-queries.ts';
import { findUnderReview, lockApplicant } from './submission-queries.ts';

/**
 * Stores an answer to the operators and marks the submission as answered in their queue.
 * @throws `providerNotFound` if nothing is under review.
 */
export function answerProviderReview({
  database: { db },
}: Pick<Services, 'database'>): Handler<'answerProviderReview'> {
  return async ({ text, documents }, context) => {
    const { userId } = requireSession(context);
    const now = new Date(context.clock());
    if (text.trim() === '') throw new ApiError(ERROR.invalidFormat, { fields: { text: 'field.required' } });
    const subject = `provider:${userId}` as const;
    const messages = await db.transaction().execute(async (trx) => {
      await lockApplicant(trx, userId);
      const wanted = documents.map((reference, index) => {
        return { field: `documents.${index}`, purpose: 'document', reference } as const;
      });
      const urls = await resolveImages(trx, { userId, wanted, current: new Set() });
      const submission = await findUnderReview(trx, userId);
      if (submission === undefined) throw new ApiError(ERROR.providerNotFound);
      const attachments = documents.map((reference) => urls.get(reference) ?? reference);
      await insertReviewMessage(trx, { subject, authorUserId: userId, isOperator: false, text, attachments, now });
      const details = { submissionId: submission.id };
      await writeAudit(trx, { actorUserId: userId, action: 'provider.answer', subject, details });
      return listReviewMessages(trx, subject);
    });
    return { result: true, messages };
  };
}
