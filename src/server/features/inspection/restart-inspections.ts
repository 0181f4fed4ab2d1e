import { INSPECT_VERSION } from '../../jobs/inspect-version.ts';
import type { Services } from '../../services.ts';

const BATCH_SIZE = 100;
/** Longer than any run, and than any wait between two tries. */
const STILL_MS = (INSPECT_VERSION.timeoutSeconds + 3600) * 1000;

/**
 * Begins inspections again that nothing has been heard of: their jobs were given up after a day of trouble with this
 * installation, or lost with the queue's tables.
 */
export async function restartInspections({
  database: { db },
  jobs,
  now,
}: Pick<Services, 'database' | 'jobs' | 'now'>): Promise<void> {
  const nowMs = now();
  await db.transaction().execute(async (trx) => {
    const rows = await trx
      .updateTable('version_inspections')
      .set({ updated_at: new Date(nowMs) })
      .where('state', 'in', ['waiting', 'running'])
      .where('version_id', 'in', (query) =>
        query
          .selectFrom('version_inspections')
          .select('version_id')
          .where('state', 'in', ['waiting', 'running'])
          .where('updated_at', '<', new Date(nowMs - STILL_MS))
          .limit(BATCH_SIZE),
      )
      .returning(['version_id as versionId', 'package_file_id as packageFileId'])
      .execute();
    for (const order of rows) await jobs.enqueue(trx, INSPECT_VERSION, order);
  });
}
