import { DEFAULT_PRODUCT, type Product } from '#contract/product/entities.ts';
import { createYielder } from '#server/streaming/create-yielder.ts';
import type { Handler } from '../../api/handler.ts';
import { requireOwnApplication } from '../../api/require-own-application.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findSellerRow } from './game-product-queries.ts';
import { findOwnProducts } from './own-product-queries.ts';
import { presentOwnProduct } from './present-own-product.ts';

/** Lists the products of one of the caller's applications; a page may have 25,000 prices. */
export function listOwnProducts({ database: { db } }: Pick<Services, 'database'>): Handler<'listOwnProducts'> {
  return async ({ applicationId, ...filter }, context) => {
    const { userId } = requireSession(context);
    const { id: number, game_product_id: gameProductId } = requireOwnApplication(
      await findSellerRow(db, { userId, applicationId }),
    );
    const { rows, count } = await findOwnProducts(db, { ...filter, applicationId: number });
    const turn = createYielder();
    const list: Product[] = [];
    for (const row of rows) {
      list.push(presentOwnProduct(row));
      await turn();
    }
    return { count, list, defaultProduct: { ...DEFAULT_PRODUCT }, gameProductId };
  };
}
