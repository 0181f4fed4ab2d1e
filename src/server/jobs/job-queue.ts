import type { Kysely } from 'kysely';
import type pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { AnySchema, z } from '#contract/schema/schema.ts';
import type { Schema } from '../db/schema.ts';
import { messageOf } from '../message-of.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Logger } from '../middleware/logger.ts';
import { once } from '../once.ts';
import { createTallyLog } from '../tally-log.ts';
import type { Traces } from '../tracing/traces.ts';
import { withinTime } from '../within-time.ts';
import { DEAD_LETTERS, deadLettersOf, workDeadLetters } from './dead-letters.ts';
import type { BoundJob, Job } from './job.ts';
import { openJobDatabase } from './job-database.ts';
import { findOutcome, type JobOutcome, waitForOutcome } from './job-outcome.ts';
import { withTraceparent } from './job-trace.ts';
import { workJob } from './work-job.ts';

export interface JobQueue {
  /** Creates missing queue tables and starts working. */
  start(): Promise<void>;
  /** Accepts no further jobs, waits for running ones, closes the database connections. */
  stop(): Promise<void>;
  /**
   * Enqueues a job through `db`; in a transaction it only exists if that commits.
   * @returns the job's ID, for `outcomeOf`.
   */
  enqueue<Data extends AnySchema>(
    db: Kysely<Schema>,
    job: Job<Data>,
    data: z.input<Data>,
    options?: EnqueueOptions,
  ): Promise<string>;
  /** Enqueues several jobs in one statement. */
  enqueueAll<Data extends AnySchema>(
    db: Kysely<Schema>,
    job: Job<Data>,
    entries: readonly { readonly data: z.input<Data>; readonly options?: EnqueueOptions }[],
  ): Promise<void>;
  /** How a job ended; after `timeoutMs` whatever is known. */
  outcomeOf(job: Job, id: string, options: { readonly timeoutMs: number }): Promise<JobOutcome>;
}

export interface EnqueueOptions {
  /** Delays the job by this many seconds on the database's clock. */
  readonly startAfterSeconds?: number;
  /** Below 0: after ordinary jobs (0). */
  readonly priority?: number;
  /** Jobs `sideBySide` of one group are limited to a few at a time. */
  readonly group?: string;
  /** The trace that the job continues (`Traces.current`); by default that of the request that enqueues it. */
  readonly traceparent?: string | undefined;
}

export interface JobQueueSettings {
  readonly connection: pg.PoolConfig;
  readonly jobs: readonly BoundJob[];
  readonly log: Logger;
  readonly metrics?: Pick<Metrics, 'jobEnded'> | undefined;
  /** Follows requests into their jobs. */
  readonly traces?: Pick<Traces, 'current' | 'job'> | undefined;
  /**
   * Works a queue only after this process has enqueued a job; for tests, which open many short-lived products and
   * would spend most database time polling empty queues.
   */
  readonly isLazy?: boolean | undefined;
  /** How often retries and dead letters are looked for, for fast tests. */
  readonly pollSeconds?: number | undefined;
}

/** PostgreSQL schema of the queue's own tables. */
export const JOB_SCHEMA = 'jobs';

const STOP_TIMEOUT_MS = 30_000;
/**
 * Settled jobs are useless but contain addresses and codes: done ones are deleted immediately, failed ones after two
 * minutes.
 */
const KEEP_FAILED_SECONDS = 60;
const UPKEEP_SECONDS = 60;
/** Retries and the log of failures are not urgent. */
const POLL_SECONDS = 5;
/** A letter whose handler fails is retried every few seconds, for more than an hour. */
const DEAD_LETTER_SETTINGS = { deleteAfterSeconds: KEEP_FAILED_SECONDS, retryLimit: 1000, retryDelay: 0 } as const;

/** Opens the queue on the product's database, with two connections and a listening one. See decision 015. */
export function createJobQueue(settings: JobQueueSettings): JobQueue {
  const { connection, jobs, log, metrics, traces, isLazy = false, pollSeconds = POLL_SECONDS } = settings;
  const database = openJobDatabase({ connection, log });
  const boss = new PgBoss({
    db: database,
    schema: JOB_SCHEMA,
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: UPKEEP_SECONDS,
    maintenanceIntervalSeconds: UPKEEP_SECONDS,
    // We have no jobs that depend on other jobs.
    flowIntervalSeconds: 3600,
  });
  let isStopping = false;
  // While the database is unavailable every worker fails at each attempt.
  const errors = createTallyLog((reason: string, count) =>
    log.warn({ reason, count }, 'the job queue reported an error'),
  );
  boss.on('error', (error) => isStopping || errors.note(error.message));
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));
  const watch = { log, metrics, traces, pollSeconds };
  /** What its row holds: the data, and the trace of the request that queues it unless `options` name another. */
  const rowOf = <Data extends AnySchema>(job: Job<Data>, data: z.input<Data>, options?: EnqueueOptions) =>
    withTraceparent(toJobData(job, data), options?.traceparent ?? traces?.current());
  const begin = (bound: BoundJob) =>
    once(async () => {
      const name = deadLettersOf(bound);
      if (name !== DEAD_LETTERS) await workDeadLetters(boss, { name, bound }, watch);
      await workJob(boss, bound, watch);
    });
  const workers = new Map(jobs.map((bound) => [bound.job.name, begin(bound)]));
  let isStarted = false;
  /** Queues used before the start. */
  const asked = new Set<string>();
  const ask = async (name: string) => {
    if (isStarted) await workers.get(name)?.();
    else asked.add(name);
  };
  return {
    async start() {
      await boss.start().catch((cause: unknown) => {
        const reason = messageOf(cause);
        throw new Error(`the job queue (schema ${JOB_SCHEMA}) could not be opened: ${reason}`, { cause });
      });
      await makeQueues(boss, jobs);
      await workDeadLetters(boss, { name: DEAD_LETTERS }, watch);
      isStarted = true;
      for (const [name, work] of workers) if (!isLazy || asked.has(name)) await work();
    },
    async stop() {
      isStopping = true;
      const names = [...listDeadLetters(jobs), ...jobs.map(({ job }) => job.name)];
      await withinTime(Promise.all(names.map((name) => boss.offWork(name))), STOP_TIMEOUT_MS);
      // pg-boss itself would poll twice a second only; remaining jobs have used up their time and are requeued.
      await boss.stop({ graceful: false });
      await database.end();
    },
    async enqueue(db, job, data, options) {
      const id = await boss.send(job.name, rowOf(job, data, options), {
        ...toSendOptions(options),
        db: fromKysely(db),
      });
      if (id === null) throw new Error(`${job.name} could not be queued`);
      await ask(job.name);
      return id;
    },
    async enqueueAll(db, job, entries) {
      if (entries.length === 0) return;
      const rows = entries.map(({ data, options }) => ({ data: rowOf(job, data, options), ...toSendOptions(options) }));
      await boss.insert(job.name, rows, { db: fromKysely(db) });
      await ask(job.name);
    },
    outcomeOf: (job, id, { timeoutMs }) => waitForOutcome(() => findOutcome(boss, job.name, id), timeoutMs),
  };
}

function toSendOptions({ startAfterSeconds = 0, priority = 0, group }: EnqueueOptions = {}) {
  return { startAfter: startAfterSeconds, priority, ...(group === undefined ? {} : { group: { id: group } }) };
}

/**
 * Parse immediately, so that mistakes surface where they are made; store the original, which is parsed again when it
 * runs.
 */
function toJobData<Data extends AnySchema>(job: Job<Data>, data: z.input<Data>): object {
  const { success } = job.data.safeParse(data);
  if (!success || typeof data !== 'object' || data === null) throw new Error(`the data of ${job.name} does not parse`);
  return data;
}

function listDeadLetters(jobs: readonly BoundJob[]): string[] {
  return [...new Set([DEAD_LETTERS, ...jobs.map(deadLettersOf)])];
}

/** Creates missing queues, and updates existing ones to the settings of this release. */
async function makeQueues(boss: PgBoss, jobs: readonly BoundJob[]): Promise<void> {
  const queues = [
    ...listDeadLetters(jobs).map((name) => ({ name, settings: DEAD_LETTER_SETTINGS })),
    ...jobs.map((bound) => ({ name: bound.job.name, settings: toQueueSettings(bound) })),
  ];
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, settings } of queues) {
    const queue = known.get(name);
    if (queue === undefined) await boss.createQueue(name, settings);
    else if (!hasSettings(queue, settings)) await boss.updateQueue(name, settings);
  }
}

function toQueueSettings(bound: BoundJob) {
  const { job } = bound;
  return {
    retryLimit: job.retry.limit,
    retryDelay: job.retry.firstDelaySeconds,
    retryDelayMax: job.retry.maxDelaySeconds,
    retryBackoff: true,
    expireInSeconds: job.timeoutSeconds,
    deleteAfterSeconds: KEEP_FAILED_SECONDS,
    deadLetter: deadLettersOf(bound),
    notify: true,
    ...(job.heartbeatSeconds === undefined ? {} : { heartbeatSeconds: job.heartbeatSeconds }),
  };
}

function hasSettings(queue: object, settings: object): boolean {
  return Object.entries(settings).every(([name, value]) => Reflect.get(queue, name) === value);
}
