import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from '../middleware/logger.ts';

/** Where jobs end that failed for good, those of a process that died among them. */
export const DEAD_LETTERS = 'dead-letters';

/** Nobody waits for the log, and no NOTIFY tells of a dead letter. */
const OPTIONS = { includeMetadata: true, batchSize: 20, pollingIntervalSeconds: 5 } as const;

/** Tells the log of each job that was given up, never what was in it. */
export async function workDeadLetters(boss: PgBoss, log: Logger): Promise<void> {
  await boss.work(DEAD_LETTERS, OPTIONS, async (letters: JobWithMetadata<unknown>[]) => {
    for (const { id, sourceName, sourceId, sourceRetryCount, output } of letters) {
      const attempts = (sourceRetryCount ?? 0) + 1;
      log.error({ job: sourceName, id: sourceId, attempts, ...output }, 'a job was given up');
      await boss.deleteJob(DEAD_LETTERS, id);
    }
  });
}
