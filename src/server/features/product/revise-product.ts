import { SHELF } from '#contract/values/states.ts';
import { productShelf } from '#domain/state-machines/product-shelf.ts';
import { move } from '#domain/state-machines/state-machine.ts';
import type { Handler } from '../../api/handler.ts';
import { requireAllowed } from '../../api/require-allowed.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { announcePriceDrop } from '../notification/public.ts';
import { planEdit, writeEdit } from './edit-product.ts';
import { requireOwnProduct, requireSelling, requireUnchanged } from './own-product-policy.ts';
import { lockOwnProduct } from './own-product-queries.ts';
import { lockDeclaration } from './selling-queries.ts';
import { moveProduct } from './shelf-queries.ts';
import { requireNoRepricing } from './start-product-job.ts';
import { createWriteProducts } from './write-products.ts';

/**
 * Changes a published product. It leaves the shelf, is edited (R4.15) and returns in one transaction, so that players
 * can buy it all the time.
 */
export function reviseProduct(services: Pick<Services, 'database' | 'cache'>): Handler<'reviseProduct'> {
  const write = createWriteProducts(services);
  return async ({ id, updatedAt, ...sent }, context) => {
    const { userId } = requireSession(context);
    return write('form', async (trx) => {
      await requireNoRepricing(trx, { userId, id });
      const declared = await lockDeclaration(trx, { userId, id });
      const product = requireOwnProduct(await lockOwnProduct(trx, { userId, id }));
      requireAllowed(move(productShelf, product.status, 'pull'));
      if (declared !== undefined) requireSelling(declared);
      requireUnchanged(product, updatedAt);
      const edit = await planEdit(trx, { product, sent, userId, now: new Date(context.clock()) });
      if (edit === undefined) return { result: true as const, updatedAt: product.updated_at.toISOString() };
      const { at } = edit;
      // Notes the prices that the announcement of a drop compares with.
      await moveProduct(trx, { id, status: SHELF.offShelf, at });
      await writeEdit(trx, edit);
      await moveProduct(trx, { id, status: SHELF.onShelf, at });
      await announcePriceDrop(trx, id, at);
      return { result: true as const, updatedAt: at.toISOString() };
    });
  };
}
