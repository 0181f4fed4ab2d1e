import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { writeAudit } from '../audit/audit-queries.ts';
import { endJob, type ProductJobEnd, type ProductJobRow } from './product-job-queries.ts';

/** Ends a job that is held; the log tells what it has written, also where it was stopped on the way. */
export async function finishProductJob(
  trx: Transaction<Schema>,
  { id, user_id, application_id, state, counts: { create, edit } }: ProductJobRow,
  end: ProductJobEnd,
): Promise<void> {
  await endJob(trx, id, end);
  if (state !== 'writing' || create + edit === 0) return;
  const { app_id } = await trx
    .selectFrom('applications')
    .select('app_id')
    .where('id', '=', application_id)
    .executeTakeFirstOrThrow();
  const details = { create, edit };
  await writeAudit(trx, { actorUserId: user_id, action: 'product.import', subject: `application:${app_id}`, details });
}
