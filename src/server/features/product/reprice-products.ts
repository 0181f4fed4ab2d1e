import { LIMITS } from '#contract/values/limits.ts';
import type { Handler } from '../../api/handler.ts';
import { requireOwnApplication } from '../../api/require-own-application.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findOwnNumber } from '../application/public.ts';
import { chooseProducts, comparePrices, presentRepricing } from './compare-prices.ts';
import { lockProductsOf } from './own-product-queries.ts';
import { hasMoreAutomaticPrices } from './reprice-queries.ts';
import { requireNoProductJob, requireNoRepricing, startProductJob } from './start-product-job.ts';
import { createWriteProducts } from './write-products.ts';
import { writeRepricing } from './write-repricing.ts';

/** Previews or applies today's rates to automatic prices. A large repricing becomes a job, whose ID is returned. */
export function repriceProducts(services: Pick<Services, 'database' | 'cache' | 'jobs'>): Handler<'repriceProducts'> {
  const write = createWriteProducts(services);
  const { db } = services.database;
  return async ({ applicationId, ids, apply, basis }, context) => {
    const { userId } = requireSession(context);
    const number = requireOwnApplication(await findOwnNumber(db, { userId, applicationId }));
    const now = new Date(context.clock());
    const productIds = await chooseProducts(db, { applicationId: number, ids, isLocked: false });
    if (await hasMoreAutomaticPrices(db, { productIds, limit: LIMITS.repriceAtOncePrices })) {
      const request = { ids, ...(basis === undefined ? {} : { basis }) };
      const total = productIds.length;
      const kind = 'reprice' as const;
      const asked = { kind, applicationId: number, userId, isApplying: apply, request, total, now };
      return { result: true, job: await startProductJob(services, asked) };
    }
    if (!apply) return presentRepricing(await comparePrices(db, { productIds, now }), false);
    return write('reprice', async (trx) => {
      await requireNoRepricing(trx, { userId, applicationId });
      const application = requireOwnApplication(await lockProductsOf(trx, { userId, applicationId }));
      await requireNoProductJob(trx, application.id, 'reprice');
      return writeRepricing(trx, { application, userId, ids, basis, now });
    });
  };
}
