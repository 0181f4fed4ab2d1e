import { bindJob } from '../../jobs/job.ts';
import type { JobServices } from '../../jobs/job-services.ts';
import { productJob } from './product-job.ts';
import { findProductJob, isRunning } from './product-job-queries.ts';
import { finishRun, type ProductRun, Stopped } from './product-run.ts';
import { runImport } from './run-import.ts';
import { runRepricing } from './run-repricing.ts';

/** Binds the job to the services; a job that fails permanently is marked as failed for its developer. */
export function bindProductJob({ database: { db }, now }: Pick<JobServices, 'database' | 'now'>) {
  const clock = () => new Date(now());
  return bindJob(
    productJob,
    async ({ productJobId }) => {
      try {
        await runProductJob({ db, now: clock }, productJobId);
      } catch (error) {
        if (!(error instanceof Stopped)) throw error;
      }
    },
    { giveUp: ({ productJobId }) => finishRun(db, productJobId, { state: 'failed', now: clock() }) },
  );
}

/** Runs a job, or resumes it after an earlier attempt. */
export async function runProductJob({ db, now }: Pick<ProductRun, 'db' | 'now'>, id: number): Promise<void> {
  const job = await findProductJob(db, id);
  if (job === undefined || !isRunning(job.state)) return;
  await (job.kind === 'import' ? runImport({ db, now, job }) : runRepricing({ db, now, job }));
}
