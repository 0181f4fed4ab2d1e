import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { writeAudit } from '../audit/public.ts';
import { endJob, findAppIdOfJob, type ProductJobEnd, type ProductJobRow } from './product-job-queries.ts';

/**
 * Ends a job whose row is locked. Audits what an import has written, also if it was canceled; a repricing is atomic and
 * writes its own audit entry.
 */
export async function finishProductJob(
  trx: Transaction<Schema>,
  { id, user_id, application_id, kind, state, counts: { create, edit } }: ProductJobRow,
  end: ProductJobEnd,
): Promise<void> {
  await endJob(trx, id, end);
  if (kind !== 'import' || state !== 'writing' || create + edit === 0) return;
  const appId = await findAppIdOfJob(trx, application_id);
  const details = { create, edit };
  await writeAudit(trx, { actorUserId: user_id, action: 'product.import', subject: `application:${appId}`, details });
}
