import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { isErrorCode } from '#contract/errors/error-definitions.ts';
import type { ErrorCode } from '#contract/errors/errors.ts';

/** `done`; `failed` permanently, with the code for the caller if there is one; otherwise `pending`. */
export type JobOutcome =
  | { readonly state: 'done' | 'pending' }
  | { readonly state: 'failed'; readonly code: ErrorCode | null };

const LOOK_AGAIN_MS = 50;

/** The outcome of a committed job; a missing one was done, since only done ones are deleted immediately. */
export async function findOutcome(boss: PgBoss, name: string, id: string): Promise<JobOutcome> {
  const [job] = await boss.findJobs(name, { id });
  if (job === undefined) return { state: 'done' };
  if (job.state !== 'failed') return { state: job.state === 'completed' ? 'done' : 'pending' };
  return { state: 'failed', code: readCode(job.output) };
}

function readCode(output: unknown): ErrorCode | null {
  if (typeof output !== 'object' || output === null || !('code' in output)) return null;
  return isErrorCode(output.code) ? output.code : null;
}

/** Polls until a job has ended or the time is up. */
export async function waitForOutcome(find: () => Promise<JobOutcome>, timeoutMs: number): Promise<JobOutcome> {
  const endMs = performance.now() + timeoutMs;
  for (;;) {
    const outcome = await find();
    if (outcome.state !== 'pending' || performance.now() >= endMs) return outcome;
    await sleep(LOOK_AGAIN_MS);
  }
}
