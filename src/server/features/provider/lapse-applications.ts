import type { Transaction } from 'kysely';
import { LIMITS } from '#contract/values/limits.ts';
import { PROVIDER_REVIEW } from '#contract/values/states.ts';
import { isLapsed } from '#domain/state-machines/provider-review.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { sendProviderMail } from './send-provider-mail.ts';
import { closeSubmission, findOverdueApplicants, findUnderReview, lockApplicant } from './submission-queries.ts';

const BATCH_SIZE = 100;

export type LapseServices = Pick<Services, 'jobs' | 'config'>;

/** Times out submissions that were not decided within 14 days (O46), each in its own transaction. */
export async function lapseApplications(
  services: LapseServices & Pick<Services, 'database'>,
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs);
  const before = new Date(nowMs - LIMITS.providerReviewLapseDays * DAY_MS);
  for (;;) {
    const userIds = await findOverdueApplicants(services.database.db, before, BATCH_SIZE);
    for (const userId of userIds) {
      await services.database.db.transaction().execute(async (trx) => {
        await lockApplicant(trx, userId);
        await lapseIfOverdue(services, trx, { userId, now });
      });
    }
    if (userIds.length < BATCH_SIZE) return;
  }
}

/** Times out an account's submission if it is overdue, and notifies the applicant. Requires a lock on the applicant. */
export async function lapseIfOverdue(
  services: LapseServices,
  trx: Transaction<Schema>,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<void> {
  const submission = await findUnderReview(trx, userId);
  if (submission === undefined || !isLapsed(submission.waiting_since, now)) return;
  const status = PROVIDER_REVIEW.timedOut;
  await closeSubmission(trx, submission.id, { status, operatorId: null, reasons: [], reason: '', now });
  const details = { submissionId: submission.id };
  await writeAudit(trx, { actorUserId: null, action: 'provider.timeout', subject: `provider:${userId}`, details });
  await sendProviderMail(services, trx, submission, { event: 'timedOut', reason: '', now });
}
