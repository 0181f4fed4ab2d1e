import type { Kysely, Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { ProductJobKind } from '#contract/product/entities.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { productJob } from './product-job.ts';
import {
  deleteEndedJobs,
  findLastProductJob,
  hasRepricing,
  insertProductJob,
  isRunning,
  type OwnPlace,
  type ProductJobToMake,
} from './product-job-queries.ts';

/**
 * Starts a job for a large import or repricing, deletes earlier ended jobs, and returns the new job's ID.
 * @throws ApiError `parameterError` while another job of the application is unfinished.
 */
export function startProductJob(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  job: ProductJobToMake,
): Promise<number> {
  return database.db.transaction().execute(async (trx) => {
    await deleteEndedJobs(trx, job.applicationId);
    const id = await insertProductJob(trx, job);
    if (id === undefined) throw refuseSecond(job.kind);
    await jobs.enqueue(trx, productJob, { productJobId: id });
    return id;
  });
}

/** @throws ApiError `parameterError` while a job of the application is unfinished; `kind` is the requested one. */
export async function requireNoProductJob(
  trx: Transaction<Schema>,
  applicationId: number,
  kind: ProductJobKind,
): Promise<void> {
  const last = await findLastProductJob(trx, applicationId);
  if (last !== undefined && isRunning(last.state)) {
    throw refuseSecond(kind);
  }
}

/**
 * Rejects changes while a repricing job is unfinished. The job locks all products of its application until it commits,
 * for a minute or more, and a call that waited would time out (`databaseBusy`). A change before the job starts would
 * alter
 * the prices that were agreed to.
 * @throws ApiError `parameterError` while such a job is unfinished.
 */
export async function requireNoRepricing(db: Kysely<Schema>, place: OwnPlace): Promise<void> {
  if (await hasRepricing(db, place)) throw refuseSecond('reprice');
}

function refuseSecond(kind: ProductJobKind): ApiError {
  const field = kind === 'import' ? 'file' : 'applicationId';
  return new ApiError(ERROR.parameterError, { fields: { [field]: 'form.product_job_running' } });
}
