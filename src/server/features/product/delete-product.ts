import type { Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { productShelf } from '#domain/state-machines/product-shelf.ts';
import { move } from '#domain/state-machines/state-machine.ts';
import type { Handler } from '../../api/handler.ts';
import { requireAllowed } from '../../api/require-allowed.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { sellsGame } from './game-product-queries.ts';
import { requireOwnProduct } from './own-product-policy.ts';
import { lockOwnProduct } from './own-product-queries.ts';
import { removeProduct } from './shelf-queries.ts';
import { requireNoRepricing } from './start-product-job.ts';
import { createWriteProducts } from './write-products.ts';

/** @throws `parameterError` for the product that sells a game: without it the game would be for sale nowhere. */
async function requireSellsNoGame(trx: Transaction<Schema>, id: number): Promise<void> {
  if (!(await sellsGame(trx, id))) return;
  throw new ApiError(ERROR.parameterError, { fields: { id: 'form.sells_game' } });
}

/** Deletes a product in any shelf status with its texts, prices and price history. Its ID can be reused (R4.17). */
export function deleteProduct(services: Pick<Services, 'database' | 'cache'>): Handler<'deleteProduct'> {
  const write = createWriteProducts(services);
  return async ({ id }, context) => {
    const { userId } = requireSession(context);
    return write('form', async (trx) => {
      await requireNoRepricing(trx, { userId, id });
      const product = requireOwnProduct(await lockOwnProduct(trx, { userId, id }));
      const { status, app_id: applicationId, product_id: productId } = product;
      requireAllowed(move(productShelf, status, 'delete'));
      await requireSellsNoGame(trx, id);
      await removeProduct(trx, id);
      await writeAudit(trx, {
        actorUserId: userId,
        action: 'product.delete',
        subject: `product:${id}`,
        details: { applicationId, productId, from: status },
      });
      return { result: true as const };
    });
  };
}
