import type { ErrorCode } from '#contract/errors/errors.ts';
import type { AnySchema, z } from '#contract/schema/schema.ts';

/** What is done later, outside the request that asked for it. */
export interface Job<Data extends AnySchema = AnySchema> {
  /** Lasting: jobs that wait in the database are found by it. Small letters and hyphens. */
  readonly name: string;
  readonly data: Data;
  readonly retry: RetryPolicy;
  /** Longest a run may take; then it counts as failed, and another one may begin. */
  readonly timeoutSeconds: number;
  /**
   * For long runs: a process that gives no sign for so long (at least 10) is taken for dead, and the job tried again
   * within a minute instead of after `timeoutSeconds`.
   */
  readonly heartbeatSeconds?: number;
  /** For jobs that wait for strangers: so many side by side, each by itself, so that none waits for a slower one. */
  readonly sideBySide?: SideBySide;
}

export interface SideBySide {
  /** How many one process does at once. */
  readonly workers: number;
  /** So many of these do jobs of ordinary priority only: those that are put behind can never take all. */
  readonly reserved: number;
  /** How many of one group are done at once, by all processes together; now and then one more. */
  readonly perGroup: number;
}

/** How often a failed job is tried again, and when: each wait is about twice the one before. */
export interface RetryPolicy {
  /** Further tries; 0 for what must not happen twice. */
  readonly limit: number;
  readonly firstDelaySeconds: number;
  readonly maxDelaySeconds: number;
}

/** What a handler knows of its run. */
export interface JobRun {
  readonly id: string;
  /** 1 for the first try. */
  readonly attempt: number;
}

/** A job tied to what does it. */
export interface BoundJob {
  readonly job: Job;
  readonly run: (data: unknown, run: JobRun) => Promise<void>;
  readonly giveUp?: ((data: unknown) => Promise<void>) | undefined;
}

export interface BindOptions<Data extends AnySchema> {
  /** Hears that the job has failed for good, also where the process of its last try died; may hear of it twice. */
  readonly giveUp?: (data: z.output<Data>) => Promise<void>;
}

/** Thrown by a handler when trying again is of no use. */
export class LastingFailure extends Error {
  override readonly name = 'LastingFailure';
  /** What a waiting caller is told. */
  readonly code: ErrorCode | null;

  constructor(message: string, { code = null }: { readonly code?: ErrorCode | null } = {}) {
    super(message);
    this.code = code;
  }
}

/** Describes a job; what does it is tied to it by `bindJob`, with the services at hand. */
export function defineJob<Data extends AnySchema>(job: Job<Data>): Job<Data> {
  return job;
}

/**
 * Ties a job to what does it. Whatever the handler throws is tried again, except a `LastingFailure`. Data that does
 * not parse is tried again as well: while releases change, another process may understand it.
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
