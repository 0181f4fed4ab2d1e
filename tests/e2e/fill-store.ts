import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#server/db/open-database.ts';
import { listQueues } from '#server/jobs/queue-queries.ts';
import { openProduct } from './start-product.ts';

const JOBS_MS = 60_000;
const quiet = () => undefined;
const silent = { info: quiet, warn: quiet, error: quiet };

/** A store as its first start leaves it. A product that starts from a copy needs a third of the time of a first start. */
export async function fillStore(root: string): Promise<{ readonly dataDir: string; remove(): Promise<void> }> {
  const { dataDir, end } = await openProduct(root, {});
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    await finishJobs(dataDir).finally(end);
  } catch (error) {
    await remove();
    throw error;
  }
  return { dataDir, remove };
}

/** Waits for the work that the first start leaves to jobs: each copy would do it, some of it only after a failed try. */
async function finishJobs(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, log: silent });
  try {
    const deadline = Date.now() + JOBS_MS;
    while ((await listQueues(db)).some(({ waiting, scheduled, running }) => waiting + scheduled + running > 0)) {
      if (Date.now() > deadline) throw new Error(`the jobs of the first start did not end within ${JOBS_MS} ms`);
      await wait(100);
    }
  } finally {
    await close();
  }
}
