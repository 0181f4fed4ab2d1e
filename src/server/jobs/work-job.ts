import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import { messageOf } from '../message-of.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Logger } from '../middleware/logger.ts';
import type { Traces, WorkSpan } from '../tracing/traces.ts';
import { type BoundJob, LastingFailure, type SideBySide } from './job.ts';
import { traceparentOf } from './job-trace.ts';

/** Jobs a worker takes at once and runs concurrently; without pauses between such batches. */
const BATCH_SIZE = 5;
const WORKERS = 2;
/** New jobs are announced by NOTIFY. */
const POLL_WITHOUT_NOTIFY_SECONDS = 2;

/** A reserved worker relies on notifications and polls only in case one was missed. */
const RESERVED_POLL_SECONDS = 30;

/** How queues are watched, and what learns how jobs end. */
export interface JobWatch {
  readonly log: Logger;
  /** How often retries and dead letters are looked for, which nothing announces. */
  readonly pollSeconds: number;
  readonly metrics?: Pick<Metrics, 'jobEnded'> | undefined;
  readonly traces?: Pick<Traces, 'job'> | undefined;
}

/** Processes a job's queue in this process. */
export async function workJob(boss: PgBoss, bound: BoundJob, watch: JobWatch): Promise<void> {
  const { sideBySide } = bound.job;
  const { pollSeconds } = watch;
  if (sideBySide !== undefined) return workSideBySide(boss, bound, sideBySide, watch);
  const options = {
    batchSize: BATCH_SIZE,
    burstWhenBatchFull: true,
    localConcurrency: WORKERS,
    notifyPollingIntervalSeconds: pollSeconds,
    pollingIntervalSeconds: Math.min(pollSeconds, POLL_WITHOUT_NOTIFY_SECONDS),
    includeMetadata: true,
    perJobResults: true,
  } as const;
  await boss.work(bound.job.name, options, (jobs: JobWithMetadata<unknown>[]) =>
    Promise.all(jobs.map((job) => runOne(boss, bound, job, watch))),
  );
}

/**
 * Each worker takes one job and fetches the next immediately after it. pg-boss would pause between single jobs; only
 * batches continue without pauses, but in those quick jobs wait for the slowest.
 */
async function workSideBySide(
  boss: PgBoss,
  bound: BoundJob,
  { workers, reserved, perGroup }: SideBySide,
  watch: JobWatch,
) {
  const { pollSeconds } = watch;
  for (let number = 0; number < workers; number += 1) {
    const isReserved = number < reserved;
    const options = {
      batchSize: 1,
      groupConcurrency: perGroup,
      notifyPollingIntervalSeconds: isReserved ? RESERVED_POLL_SECONDS : pollSeconds,
      pollingIntervalSeconds: Math.min(pollSeconds, POLL_WITHOUT_NOTIFY_SECONDS),
      includeMetadata: true,
      perJobResults: true,
      ...(isReserved ? { minPriority: 0 } : {}),
    } as const;
    let workerId = '';
    workerId = await boss.work(bound.job.name, options, async (jobs: JobWithMetadata<unknown>[]) => {
      const results = await Promise.all(jobs.map((job) => runOne(boss, bound, job, watch)));
      boss.notifyWorker(workerId);
      return results;
    });
  }
}

async function runOne(boss: PgBoss, bound: BoundJob, taken: JobWithMetadata<unknown>, watch: JobWatch) {
  const { traces } = watch;
  if (traces === undefined) return runTaken(boss, bound, taken, watch);
  const { id, data, retryCount } = taken;
  const job = { name: bound.job.name, id, attempt: retryCount + 1, traceparent: traceparentOf(data) };
  return traces.job(job, (span) => runTaken(boss, bound, taken, { ...watch, span }));
}

async function runTaken(
  boss: PgBoss,
  { job, run }: BoundJob,
  { id, data, retryCount }: JobWithMetadata<unknown>,
  watch: JobWatch & { readonly span?: WorkSpan },
) {
  const attempt = retryCount + 1;
  try {
    await run(data, { id, attempt });
  } catch (error) {
    const failure = toFailure(id, error);
    watch.span?.fail(error);
    watch.metrics?.jobEnded(job.name, 'failed');
    watch.log.warn({ job: job.name, id, attempt, ...failure.output }, 'a job failed');
    return failure;
  }
  watch.metrics?.jobEnded(job.name, 'done');
  // Delete it separately and immediately: a slower job of the same batch, or a crash now, must not repeat this one.
  await boss.deleteJob(job.name, id);
  return { id, status: 'completed' } as const;
}

function toFailure(id: string, error: unknown) {
  const reason = messageOf(error);
  const isLasting = error instanceof LastingFailure;
  const output = { reason, code: isLasting ? error.code : null };
  return { id, status: isLasting ? 'deadletter' : 'failed', output } as const satisfies JobResult;
}
