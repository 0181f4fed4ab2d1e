import type { Claim } from '#contract/claim/entities.ts';
import type { ProviderQueueItem } from '#contract/provider/operator-entities.ts';
import { PROVIDER_REVIEW } from '#contract/values/states.ts';
import { lapseDateOf, reviewDueAt } from '#domain/operations/review-clock.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findClaims } from '../claim/public.ts';
import { countQueue, listQueue, type QueueRow } from './queue-queries.ts';

/** Lists the operators' queue. Reads the primary: a replica may lack the latest decisions. */
export function listProviderReviews({ database: { db } }: Pick<Services, 'database'>): Handler<'listProviderReviews'> {
  return async ({ providerReviewStatus: status, ...filter }, context) => {
    const { userId } = requireSession(context);
    const { count, rows } = await listQueue(db, { ...filter, status });
    const subjects = [...new Set(rows.map(subjectOf))];
    const claims = await findClaims(db, subjects, { userId, now: new Date(context.clock()) });
    const counts = await countQueue(db);
    return {
      count,
      list: rows.map((row) => presentQueueItem(row, claims.get(subjectOf(row)) ?? null)),
      counts: {
        reviewing: counts.get(PROVIDER_REVIEW.reviewing) ?? 0,
        approved: counts.get(PROVIDER_REVIEW.approved) ?? 0,
        rejected: counts.get(PROVIDER_REVIEW.rejected) ?? 0,
        timedOut: counts.get(PROVIDER_REVIEW.timedOut) ?? 0,
      },
    };
  };
}

function subjectOf({ user_id }: QueueRow): string {
  return `provider:${user_id}`;
}

function presentQueueItem(row: QueueRow, claim: Claim | null): ProviderQueueItem {
  const { id, user_id, kind, status, form, submitted_at, decided_at, waiting_since, is_question, message_at } = row;
  const isAsked = is_question === true && message_at !== null && message_at >= submitted_at;
  return {
    submissionId: id,
    userId: user_id,
    account: { id: user_id, account: row.account, nickname: row.nickname },
    kind,
    name: form.name,
    taxIdNumber: form.taxIdNumber,
    country: form.country,
    providerReviewStatus: status,
    submittedAt: submitted_at.toISOString(),
    decidedAt: decided_at?.toISOString() ?? null,
    reviewDueAt: reviewDueAt(submitted_at),
    lapsesAt: lapseDateOf(waiting_since).toISOString(),
    isAnswerAwaited: status === PROVIDER_REVIEW.reviewing && isAsked,
    isEnabled: row.is_enabled,
    claim,
  };
}
