import type { Kysely } from 'kysely';
import { deleteExpiredIdempotencyKeys } from '#server/api/run-once.ts';
import type { Schema } from '#server/db/schema.ts';
import { deleteExpiredAccessTokens } from '#server/features/access-token/access-token-queries.ts';
import { deleteExpiredSessions } from '#server/features/account/expired-session-queries.ts';
import { deleteExpiredVisitors } from '#server/features/catalogue/view-queries.ts';
import { deleteExpiredBindings } from '#server/features/invoice/carrier-queries.ts';
import { deleteExpiredRemovals } from '#server/features/library/library-queries.ts';
import { deleteExpiredNotifications } from '#server/features/notification/notification-queries.ts';
import { deleteExpiredPolicyReports } from '#server/features/policy-report/policy-report-queries.ts';
import { deleteExpiredCodes } from '#server/features/verification/verification-queries.ts';
import { deleteExpiredWebhookLog } from '#server/features/webhook/delivery-queries.ts';
import { deleteExpiredRateLimits } from '#server/middleware/shared-limits.ts';

/** Deletes expired data: nothing personal is kept longer than needed. */
export async function deleteExpiredData(db: Kysely<Schema>, nowMs: number): Promise<void> {
  await deleteExpiredVisitors(db, nowMs);
  await deleteExpiredSessions(db, nowMs);
  await deleteExpiredAccessTokens(db, nowMs);
  await deleteExpiredCodes(db, nowMs);
  await deleteExpiredBindings(db, nowMs);
  await deleteExpiredRemovals(db, nowMs);
  await deleteExpiredWebhookLog(db, nowMs);
  await deleteExpiredNotifications(db, nowMs);
  await deleteExpiredPolicyReports(db, nowMs);
  await deleteExpiredRateLimits(db, nowMs);
  await deleteExpiredIdempotencyKeys(db, nowMs);
}
