import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { INSPECT_VERSION } from '../../jobs/inspect-version.ts';
import type { Services } from '../../services.ts';
import { insertInspection, type NewInspection } from '../inspection/public.ts';

/** Starts a new inspection of a version's file as part of the transaction. */
export async function startInspection(
  { jobs }: Pick<Services, 'jobs'>,
  trx: Transaction<Schema>,
  inspection: NewInspection,
): Promise<void> {
  await insertInspection(trx, inspection);
  const { versionId, packageFileId } = inspection;
  await jobs.enqueue(trx, INSPECT_VERSION, { versionId, packageFileId });
}
