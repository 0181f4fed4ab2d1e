import type { Handler } from '../../api/handler.ts';
import { requireOwnApplication } from '../../api/require-own-application.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findOwnNumber } from '../application/public.ts';
import { presentProductJob } from './present-product-job.ts';
import { findLastProductJob } from './product-job-queries.ts';

/** Returns progress or result of an application's last import or repricing job. */
export function getProductJob({ database: { db } }: Pick<Services, 'database'>): Handler<'getProductJob'> {
  return async ({ applicationId }, context) => {
    const { userId } = requireSession(context);
    const number = requireOwnApplication(await findOwnNumber(db, { userId, applicationId }));
    const row = await findLastProductJob(db, number);
    return { job: row === undefined ? null : presentProductJob(row) };
  };
}
