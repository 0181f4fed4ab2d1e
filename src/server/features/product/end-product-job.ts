import type { Handler } from '../../api/handler.ts';
import { requireOwnApplication } from '../../api/require-own-application.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findOwnNumber } from '../application/public.ts';
import { finishProductJob } from './finish-product-job.ts';
import { deleteEndedJobs, lockProductJob } from './product-job-queries.ts';

/**
 * Cancels a running import (before its next batch of lines) or repricing (before it commits), or deletes an ended job.
 */
export function endProductJob({ database: { db } }: Pick<Services, 'database'>): Handler<'endProductJob'> {
  return async ({ applicationId, job }, context) => {
    const { userId } = requireSession(context);
    const number = requireOwnApplication(await findOwnNumber(db, { userId, applicationId }));
    await db.transaction().execute(async (trx) => {
      const row = await lockProductJob(trx, job);
      if (row?.application_id === number) {
        await finishProductJob(trx, row, { state: 'canceled', now: new Date(context.clock()) });
      } else {
        await deleteEndedJobs(trx, number, job);
      }
    });
    return { result: true };
  };
}
