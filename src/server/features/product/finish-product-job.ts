import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { writeAudit } from '../audit/public.ts';
import { endJob, findAppIdOfJob, type ProductJobEnd, type ProductJobRow } from './product-job-queries.ts';

/**
 * Ends a job that is held. The log tells what an import has written, also where it was stopped on the way; a repricing,
 * which writes all or nothing, tells the log itself.
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
