import type { Transaction } from 'kysely';
import { ApiError } from '#contract/errors.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { importProductTable } from './product-job.ts';
import {
  deleteEndedJobs,
  findLastProductJob,
  insertProductJob,
  isRunning,
  type ProductJobToMake,
} from './product-job-queries.ts';

/**
 * Hands a large table to a job, and answers its number. What came of earlier ones is forgotten.
 * @throws ApiError 70000 while another import of the application runs.
 */
export function startProductJob(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  job: ProductJobToMake,
): Promise<number> {
  return database.db.transaction().execute(async (trx) => {
    await deleteEndedJobs(trx, job.applicationId);
    const id = await insertProductJob(trx, job);
    if (id === undefined) throw new ApiError(70000, { fields: { file: 'form.import_running' } });
    await jobs.enqueue(trx, importProductTable, { productJobId: id });
    return id;
  });
}

/** @throws ApiError 70000 while an import of the application runs. */
export async function requireNoProductJob(trx: Transaction<Schema>, applicationId: number): Promise<void> {
  const last = await findLastProductJob(trx, applicationId);
  if (last !== undefined && isRunning(last.state)) {
    throw new ApiError(70000, { fields: { file: 'form.import_running' } });
  }
}
