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
 * Hands a large table, or the repricing of many products, to a job, and answers its number. What came of earlier ones
 * is forgotten.
 * @throws ApiError `parameterError` while another job of the application runs.
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

/** @throws ApiError `parameterError` while a job of the application runs; `kind` is what was asked for. */
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
 * A repricing by a job holds all products of its application until it commits, for a minute and more. Whoever would
 * change one of them is refused at once, before anything is locked: waiting would end as busy (`databaseBusy`), and a
 * change that comes before the job makes other prices of those that were agreed to.
 * @throws ApiError `parameterError` while such a job waits or runs.
 */
export async function requireNoRepricing(db: Kysely<Schema>, place: OwnPlace): Promise<void> {
  if (await hasRepricing(db, place)) throw refuseSecond('reprice');
}

function refuseSecond(kind: ProductJobKind): ApiError {
  const field = kind === 'import' ? 'file' : 'applicationId';
  return new ApiError(ERROR.parameterError, { fields: { [field]: 'form.product_job_running' } });
}
