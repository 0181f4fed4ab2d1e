import type { Kysely } from 'kysely';
import type { ProviderApplication, ReviewMessage } from '#contract/provider/entities.ts';
import { PROVIDER_REVIEW } from '#contract/values/states.ts';
import { lapseDateOf, reviewDueAt } from '#domain/operations/review-clock.ts';
import type { Schema } from '../../db/schema.ts';
import { listReviewMessages } from './review-message-queries.ts';
import type { Submission } from './submission-queries.ts';

/** A submission with its review messages. */
export async function presentWithMessages(db: Kysely<Schema>, submission: Submission): Promise<ProviderApplication> {
  return presentSubmission(submission, await listReviewMessages(db, `provider:${submission.user_id}`));
}

export function presentSubmission(submission: Submission, messages: readonly ReviewMessage[]): ProviderApplication {
  const { id, user_id, kind, status, form, documents, passbook, submitted_at, waiting_since, decided_at } = submission;
  return {
    ...form,
    documents,
    passbook,
    userId: user_id,
    submissionId: id,
    kind,
    providerReviewStatus: status,
    rejectReason: status === PROVIDER_REVIEW.approved ? '' : submission.reason,
    submittedAt: submitted_at.toISOString(),
    decidedAt: decided_at?.toISOString() ?? null,
    reviewDueAt: reviewDueAt(submitted_at),
    lapsesAt: lapseDateOf(waiting_since).toISOString(),
    isAnswerAwaited: status === PROVIDER_REVIEW.reviewing && isQuestionOf(submission, messages.at(-1)),
    messages: [...messages],
  };
}

/** Questions about earlier submissions need no answer. */
function isQuestionOf({ submitted_at }: Submission, message: ReviewMessage | undefined): boolean {
  return message?.isOperator === true && message.createdAt >= submitted_at.toISOString();
}
