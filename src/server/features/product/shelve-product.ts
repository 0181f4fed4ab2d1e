import { productShelf } from '#domain/state-machines/product-shelf.ts';
import { move } from '#domain/state-machines/state-machine.ts';
import type { Handler } from '../../api/handler.ts';
import { requireAllowed } from '../../api/require-allowed.ts';
import { requireSession } from '../../api/require-session.ts';
import { changedAt } from '../../db/changed-at.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { announcePriceDrop } from '../notification/public.ts';
import { requireOwnProduct, requireSelling } from './own-product-policy.ts';
import { lockOwnProduct } from './own-product-queries.ts';
import { lockDeclaration } from './selling-queries.ts';
import { moveProduct } from './shelf-queries.ts';
import { requireNoRepricing } from './start-product-job.ts';
import { createWriteProducts } from './write-products.ts';

/**
 * Puts a product on the shelf or takes it off. The application need not be on the shelf, but must not be declared to
 * sell nothing.
 */
export function createShelveProduct(
  services: Pick<Services, 'database' | 'cache'>,
  action: 'release' | 'pull',
): Handler<'releaseProduct'> & Handler<'pullProduct'> {
  const write = createWriteProducts(services);
  return async ({ id }, context) => {
    const { userId } = requireSession(context);
    return write('form', async (trx) => {
      await requireNoRepricing(trx, { userId, id });
      const declared = action === 'release' ? await lockDeclaration(trx, { userId, id }) : undefined;
      const product = requireOwnProduct(await lockOwnProduct(trx, { userId, id }));
      const { status: from, app_id: applicationId, product_id: productId } = product;
      const { to: status } = requireAllowed(move(productShelf, from, action));
      if (declared !== undefined) requireSelling(declared);
      const at = changedAt(product.updated_at, new Date(context.clock()));
      await moveProduct(trx, { id, status, at });
      if (action === 'release') await announcePriceDrop(trx, id, at);
      await writeAudit(trx, {
        actorUserId: userId,
        action: `product.${action}`,
        subject: `product:${id}`,
        details: { applicationId, productId, from, to: status },
      });
      return { result: true as const, status, updatedAt: at.toISOString() };
    });
  };
}
