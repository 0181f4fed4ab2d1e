import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { messageOf } from '../message-of.ts';
import type { BoundJob } from './job.ts';
import { traceparentOf } from './job-trace.ts';
import type { JobWatch } from './work-job.ts';

/** The queue of jobs that failed permanently, including those of a process that died. */
export const DEAD_LETTERS = 'dead-letters';

const OPTIONS = { includeMetadata: true, perJobResults: true, batchSize: 20 } as const;

/**
 * The dead letter queue of a job: jobs with a `giveUp` have their own queue, since a letter does not record its job
 * when retried.
 */
export function deadLettersOf({ job, giveUp }: BoundJob): string {
  return giveUp === undefined ? DEAD_LETTERS : `${job.name}-given-up`;
}

interface LetterQueue {
  readonly name: string;
  /** The only job of this queue; absent for the shared queue. */
  readonly bound?: BoundJob;
}

/** Logs each job that was given up, without its data, and calls the job's `giveUp`. */
export async function workDeadLetters(boss: PgBoss, queue: LetterQueue, watch: JobWatch): Promise<void> {
  const options = { ...OPTIONS, pollingIntervalSeconds: watch.pollSeconds };
  await boss.work(queue.name, options, (letters: JobWithMetadata<unknown>[]) =>
    Promise.all(letters.map((letter) => readTraced(boss, queue, letter, watch))),
  );
}

/** Reads a letter in the trace of its job. */
async function readTraced(boss: PgBoss, queue: LetterQueue, letter: JobWithMetadata<unknown>, watch: JobWatch) {
  const read = () => readLetter(boss, queue, letter, watch);
  if (watch.traces === undefined) return read();
  const { id, data, retryCount } = letter;
  const job = { name: queue.name, id, attempt: retryCount + 1, traceparent: traceparentOf(data) };
  return watch.traces.job(job, read);
}

async function readLetter(
  boss: PgBoss,
  { name, bound }: LetterQueue,
  letter: JobWithMetadata<unknown>,
  { log, metrics }: JobWatch,
) {
  const { id, data, sourceName, sourceId, sourceRetryCount, output } = letter;
  const job = { job: bound?.job.name ?? sourceName, id: sourceId };
  try {
    await bound?.giveUp?.(data);
  } catch (error) {
    // Whoever waits for the job would wait forever, so retry the letter.
    const reason = messageOf(error);
    log.warn({ ...job, reason }, 'the handler of a job that was given up failed');
    return { id, status: 'failed', output: { reason } } as const;
  }
  metrics?.jobEnded(job.job ?? name, 'given_up');
  log.error({ ...job, attempts: (sourceRetryCount ?? 0) + 1, ...output }, 'a job was given up');
  await boss.deleteJob(name, id);
  return { id, status: 'completed' } as const;
}
