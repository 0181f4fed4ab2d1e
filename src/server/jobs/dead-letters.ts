import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from '../middleware/logger.ts';
import type { BoundJob } from './job.ts';

/** Where jobs end that failed for good, those of a process that died among them. */
export const DEAD_LETTERS = 'dead-letters';

/** Nobody waits for the log, and no NOTIFY tells of a dead letter. */
const OPTIONS = { includeMetadata: true, perJobResults: true, batchSize: 20, pollingIntervalSeconds: 5 } as const;

/** Where a job ends: jobs that somebody hears of have a queue of their own, as a letter forgets its job when it is tried again. */
export function deadLettersOf({ job, giveUp }: BoundJob): string {
  return giveUp === undefined ? DEAD_LETTERS : `${job.name}-given-up`;
}

interface LetterQueue {
  readonly name: string;
  /** The only job whose letters come here; absent for the queue that jobs share. */
  readonly bound?: BoundJob;
}

/** Tells the log of each job that was given up, never what was in it, and whoever the job is bound to. */
export async function workDeadLetters(boss: PgBoss, queue: LetterQueue, log: Logger): Promise<void> {
  await boss.work(queue.name, OPTIONS, (letters: JobWithMetadata<unknown>[]) =>
    Promise.all(letters.map((letter) => readLetter(boss, queue, letter, log))),
  );
}

async function readLetter(boss: PgBoss, { name, bound }: LetterQueue, letter: JobWithMetadata<unknown>, log: Logger) {
  const { id, data, sourceName, sourceId, sourceRetryCount, output } = letter;
  const job = { job: bound?.job.name ?? sourceName, id: sourceId };
  try {
    await bound?.giveUp?.(data);
  } catch (error) {
    // Whoever waits for the job would wait for ever, so the letter is read again.
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ ...job, reason }, 'nobody was told that a job was given up');
    return { id, status: 'failed', output: { reason } } as const;
  }
  log.error({ ...job, attempts: (sourceRetryCount ?? 0) + 1, ...output }, 'a job was given up');
  await boss.deleteJob(name, id);
  return { id, status: 'completed' } as const;
}
