import { DEFAULT_PRODUCT } from '#contract/product/entities.ts';
import { SHELF } from '#contract/values/states.ts';
import type { Handler } from '../../api/handler.ts';
import { requireOwnApplication } from '../../api/require-own-application.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { idTaken, requireRoom } from './own-product-policy.ts';
import { countProducts, lockProductsOf } from './own-product-queries.ts';
import { readProductSubmission } from './read-product-submission.ts';
import { insertProducts } from './save-product-queries.ts';
import { requireNoRepricing } from './start-product-job.ts';
import { createWriteProducts } from './write-products.ts';

/** Creates a product off the shelf, in one transaction. */
export function createProduct(services: Pick<Services, 'database' | 'cache'>): Handler<'createProduct'> {
  const write = createWriteProducts(services);
  return async ({ applicationId, ...fields }, context) => {
    const { userId } = requireSession(context);
    const now = new Date(context.clock());
    return write('form', async (trx) => {
      await requireNoRepricing(trx, { userId, applicationId });
      // Locked, so that concurrent creations count each other.
      const application = requireOwnApplication(await lockProductsOf(trx, { userId, applicationId }));
      requireRoom(await countProducts(trx, application.id));
      const form = await readProductSubmission(trx, { fields, userId, now });
      if (form.productId === DEFAULT_PRODUCT.productId) throw idTaken();
      const made = await insertProducts(trx, { applicationId: application.id, forms: [form], at: now });
      const id = made.get(form.productId);
      if (id === undefined) throw idTaken();
      await writeAudit(trx, {
        actorUserId: userId,
        action: 'product.create',
        subject: `product:${id}`,
        details: { applicationId: application.app_id, productId: form.productId },
      });
      return { result: true as const, id, status: SHELF.offShelf, updatedAt: now.toISOString() };
    });
  };
}
