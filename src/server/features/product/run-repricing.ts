import { ApiError } from '#contract/errors/api-error.ts';
import type { Repricing } from '#contract/product/entities.ts';
import { chooseProducts, comparePrices, presentRepricing } from './compare-prices.ts';
import { finishProductJob } from './finish-product-job.ts';
import { lockProductsById } from './own-product-queries.ts';
import { lockProductJob } from './product-job-queries.ts';
import { finishRun, type ProductRun, recordProgress, Stopped } from './product-run.ts';
import { setPriceCause } from './save-product-queries.ts';
import { writeRepricing } from './write-repricing.ts';

/**
 * Compares many prices with today's rates and, if the job applies them, writes the changes. One transaction does this
 * and
 * ends the job, so a run that crashes or is canceled has written nothing, and the next attempt starts over.
 */
export async function runRepricing(run: ProductRun): Promise<void> {
  const { db, now, job } = run;
  try {
    if (job.is_applying) return await apply(run);
    const repricing = await compare(run);
    await finishRun(db, job.id, { state: 'done', repricing, now: now() });
  } catch (error) {
    // Errors that a call would have reported end the job as well; a retry would fail the same way.
    if (!(error instanceof ApiError)) throw error;
    const { code, fields = {} } = error;
    await finishRun(db, job.id, { state: 'refused', refusal: { code, fields }, now: now() });
  }
}

async function compare(run: ProductRun): Promise<Repricing> {
  const { db, now, job } = run;
  const { ids = [] } = job.request ?? {};
  const productIds = await chooseProducts(db, { applicationId: job.application_id, ids, isLocked: false });
  const onProgress = (done: number) => recordProgress(run, { state: 'judging', done });
  return presentRepricing(await comparePrices(db, { productIds, now: now(), onProgress }), false);
}

async function apply(run: ProductRun): Promise<void> {
  const { db, now, job } = run;
  const { ids = [], basis } = job.request ?? {};
  // Recorded before anything is locked: callers that find locked products check whether the job has begun.
  await recordProgress(run, { state: 'judging', done: 0 });
  return db.transaction().execute(async (trx) => {
    const application = await lockProductsById(trx, { userId: job.user_id, id: job.application_id });
    if (application === undefined) throw new Stopped();
    await setPriceCause(trx, 'reprice');
    const repricing = await writeRepricing(trx, {
      application,
      userId: job.user_id,
      ids,
      basis,
      now: now(),
      onProgress: (state, done) => recordProgress(run, { state, done }),
    });
    const stored = await lockProductJob(trx, job.id);
    if (stored === undefined) throw new Stopped();
    await finishProductJob(trx, stored, { state: 'done', repricing, now: now() });
  });
}
