import type { Services } from '../../services.ts';
import { claimOverdue } from './delivery-queries.ts';
import { deliverWebhook, planTry } from './webhook-jobs.ts';

const LATE_MS = 15 * 60 * 1000;
const AT_ONCE = 1000;

/** Recreates the jobs of long-overdue deliveries: jobs may be lost, for example when a database is restored. */
export async function restartOverdue({
  database,
  jobs,
  now,
}: Pick<Services, 'database' | 'jobs' | 'now'>): Promise<void> {
  const at = new Date(now());
  await database.db.transaction().execute(async (trx) => {
    const rows = await claimOverdue(trx, new Date(at.getTime() - LATE_MS), at, AT_ONCE);
    const tries = rows.map((row) =>
      planTry({
        ...{ deliveryId: row.id, webhookId: row.webhook_id, tries: row.tries, failed: row.tries },
        isFailing: row.is_failing,
      }),
    );
    await jobs.enqueueAll(trx, deliverWebhook, tries);
  });
}
