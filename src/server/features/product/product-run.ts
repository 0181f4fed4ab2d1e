import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { finishProductJob } from './finish-product-job.ts';
import { lockProductJob, type ProductJobEnd, type ProductJobRow, recordProductJob } from './product-job-queries.ts';

/** Ends a run whose job was canceled or deleted with its application. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** One attempt at a job. */
export interface ProductRun {
  readonly db: Kysely<Schema>;
  readonly now: () => Date;
  readonly job: ProductJobRow;
}

/**
 * Records progress outside the transaction of the work, which would hide it until it commits.
 * @throws Stopped if the job was canceled.
 */
export async function recordProgress(
  { db, now, job }: ProductRun,
  news: { readonly state: 'judging' | 'writing'; readonly done: number },
): Promise<void> {
  if (!(await recordProductJob(db, job.id, { ...news, now: now() }))) throw new Stopped();
}

/** Ends a job unless it has already ended. */
export function finishRun(db: Kysely<Schema>, id: number, end: ProductJobEnd): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const stored = await lockProductJob(trx, id);
    if (stored !== undefined) await finishProductJob(trx, stored, end);
  });
}
