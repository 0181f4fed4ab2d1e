import { INSPECT_VERSION } from '../../jobs/inspect-version.ts';
import type { Services } from '../../services.ts';
import { claimStalledInspections } from './inspection-queries.ts';

const BATCH_SIZE = 100;
/** Longer than any run and any delay between two attempts. */
const STILL_MS = (INSPECT_VERSION.timeoutSeconds + 3600) * 1000;

/** Restarts stalled inspections: their jobs were given up after a day of failures, or lost with the queue's tables. */
export async function restartInspections({
  database: { db },
  jobs,
  now,
}: Pick<Services, 'database' | 'jobs' | 'now'>): Promise<void> {
  const nowMs = now();
  await db.transaction().execute(async (trx) => {
    const before = new Date(nowMs - STILL_MS);
    const rows = await claimStalledInspections(trx, { before, now: new Date(nowMs), limit: BATCH_SIZE });
    for (const order of rows) await jobs.enqueue(trx, INSPECT_VERSION, order);
  });
}
