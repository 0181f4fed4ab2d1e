import type { ErrorCode } from '#contract/errors/errors.ts';
import type { AnySchema, z } from '#contract/schema/schema.ts';

/** A background job. */
export interface Job<Data extends AnySchema = AnySchema> {
  /** Permanent: waiting jobs are found by it. Lower-case letters and hyphens. */
  readonly name: string;
  readonly data: Data;
  readonly retry: RetryPolicy;
  /** Maximum run time, after which the job counts as failed and may be retried. */
  readonly timeoutSeconds: number;
  /**
   * For long runs: a process without a heartbeat for this long (at least 10) counts as dead, and the job is retried
   * within a minute instead of after `timeoutSeconds`.
   */
  readonly heartbeatSeconds?: number;
  /** For jobs that wait for third parties: run several concurrently, so that none waits for a slower one. */
  readonly sideBySide?: SideBySide;
}

export interface SideBySide {
  /** Concurrent jobs per process. */
  readonly workers: number;
  /** Workers reserved for jobs of ordinary priority, so that low-priority ones can never take all. */
  readonly reserved: number;
  /** Approximate maximum of concurrent jobs per group, across all processes. */
  readonly perGroup: number;
}

/** How often and when a failed job is retried; each wait is about twice the previous one. */
export interface RetryPolicy {
  /** Maximum retries; 0 for jobs that must not run twice. */
  readonly limit: number;
  readonly firstDelaySeconds: number;
  readonly maxDelaySeconds: number;
}

/** What a handler knows about its run. */
export interface JobRun {
  readonly id: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
}

/** A job with its handler. */
export interface BoundJob {
  readonly job: Job;
  readonly run: (data: unknown, run: JobRun) => Promise<void>;
  readonly giveUp?: ((data: unknown) => Promise<void>) | undefined;
}

export interface BindOptions<Data extends AnySchema> {
  /** Called when the job has failed permanently, even if its process died; may be called twice. */
  readonly giveUp?: (data: z.output<Data>) => Promise<void>;
}

/** Thrown by a handler if a retry is useless. */
export class LastingFailure extends Error {
  override readonly name = 'LastingFailure';
  /** The error code for a waiting caller. */
  readonly code: ErrorCode | null;

  constructor(message: string, { code = null }: { readonly code?: ErrorCode | null } = {}) {
    super(message);
    this.code = code;
  }
}

/** Declares a job; `bindJob` adds its handler once services are available. */
export function defineJob<Data extends AnySchema>(job: Job<Data>): Job<Data> {
  return job;
}

/**
 * Binds a job to its handler. Any error of the handler is retried, except a `LastingFailure`. Data that does not
 * parse is retried as well: during a release another process may understand it.
 */
export function bindJob<Data extends AnySchema>(
  job: Job<Data>,
  handler: (data: z.output<Data>, run: JobRun) => Promise<void>,
  { giveUp }: BindOptions<Data> = {},
): BoundJob {
  const parse = (data: unknown) => {
    const parsed = job.data.safeParse(data);
    if (!parsed.success) throw new Error(`the data of ${job.name} does not parse`);
    return parsed.data;
  };
  return {
    job,
    run: async (data, run) => handler(parse(data), run),
    giveUp: giveUp && (async (data) => giveUp(parse(data))),
  };
}
