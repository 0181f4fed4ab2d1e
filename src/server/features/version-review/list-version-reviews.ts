import type { Claim } from '#contract/claim/entities.ts';
import { VERSION_REVIEW } from '#contract/values/states.ts';
import type { VersionQueueItem } from '#contract/version/operator-entities.ts';
import { reviewDueAt } from '#domain/operations/review-clock.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findClaims } from '../claim/public.ts';
import { countQueue, findQueueRows, listQueue, type QueueRow } from './queue-queries.ts';
import { assessVersions, NO_RISK } from './risk-queries.ts';

/** Lists the operators' queue. Reads the primary: a replica may lack the latest decisions. */
export function listVersionReviews({ database: { db } }: Pick<Services, 'database'>): Handler<'listVersionReviews'> {
  return async (filter, context) => {
    const operator = { userId: requireSession(context).userId, now: new Date(context.clock()) };
    const { count, ids } = await listQueue(db, filter);
    const [rows, risks, claims, counts] = await Promise.all([
      findQueueRows(db, ids, filter.lang),
      assessVersions(db, ids),
      findClaims(db, ids.map(subjectOf), operator),
      countQueue(db),
    ]);
    const list = rows.map((row) => ({
      ...presentQueueRow(row, claims.get(subjectOf(row.id)) ?? null),
      ...(risks.get(row.id) ?? NO_RISK),
    }));
    return { count, list, counts };
  };
}

function subjectOf(id: number): string {
  return `version:${id}`;
}

function presentQueueRow(row: QueueRow, claim: Claim | null): Omit<VersionQueueItem, 'risk' | 'risks'> {
  const { id, submitted_at, decided_at, appeal } = row;
  const isWaiting = row.review === VERSION_REVIEW.inReview;
  return {
    id,
    applicationId: row.app_id,
    applicationName: row.name,
    icon: row.icon,
    developer: { id: row.developer_id, account: row.account, nickname: row.nickname },
    platform: row.platform,
    versionName: row.version_name,
    review: row.review,
    status: row.status,
    inspection: row.inspection,
    submittedAt: submitted_at?.toISOString() ?? null,
    decidedAt: decided_at?.toISOString() ?? null,
    reviewDueAt: isWaiting && submitted_at !== null ? reviewDueAt(submitted_at) : null,
    isAnswerAwaited: row.is_answer_awaited,
    appeal: appeal && {
      ...appeal,
      createdAt: new Date(appeal.createdAt).toISOString(),
      decidedAt: appeal.decidedAt === null ? null : new Date(appeal.decidedAt).toISOString(),
    },
    claim,
  };
}
