import type { Kysely } from 'kysely';
import { forgetIdempotencyKeys } from '#server/api/run-once.ts';
import type { Schema } from '#server/db/schema.ts';
import { forgetAccessTokens } from '#server/features/access-token/access-token-queries.ts';
import { forgetSessions } from '#server/features/account/forget-session-queries.ts';
import { forgetVisitors } from '#server/features/catalogue/view-queries.ts';
import { forgetBindings } from '#server/features/invoice/carrier-queries.ts';
import { forgetTakenOut } from '#server/features/library/library-queries.ts';
import { forgetNotifications } from '#server/features/notification/notification-queries.ts';
import { forgetPolicyReports } from '#server/features/policy-report/policy-report-queries.ts';
import { forgetCodes } from '#server/features/verification/verification-queries.ts';
import { forgetWebhookLog } from '#server/features/webhook/delivery-queries.ts';
import { forgetRateLimits } from '#server/middleware/shared-limits.ts';

/** Removes what has served its time: nothing of a person is kept longer than it is of use. */
export async function forgetOutdated(db: Kysely<Schema>, nowMs: number): Promise<void> {
  await forgetVisitors(db, nowMs);
  await forgetSessions(db, nowMs);
  await forgetAccessTokens(db, nowMs);
  await forgetCodes(db, nowMs);
  await forgetBindings(db, nowMs);
  await forgetTakenOut(db, nowMs);
  await forgetWebhookLog(db, nowMs);
  await forgetNotifications(db, nowMs);
  await forgetPolicyReports(db, nowMs);
  await forgetRateLimits(db, nowMs);
  await forgetIdempotencyKeys(db, nowMs);
}
