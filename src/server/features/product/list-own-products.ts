import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { DEFAULT_PRODUCT, type Product } from '#contract/product/entities.ts';
import { createYielder } from '#server/streaming/create-yielder.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findOwnNumber } from '../application/public.ts';
import { findOwnProducts } from './own-product-queries.ts';
import { presentOwnProduct } from './present-own-product.ts';

/** Lists the products of one of the caller's applications; a page may have 25,000 prices. */
export function listOwnProducts({ database: { db } }: Pick<Services, 'database'>): Handler<'listOwnProducts'> {
  return async ({ applicationId, ...filter }, context) => {
    const { userId } = requireSession(context);
    const number = await findOwnNumber(db, { userId, applicationId });
    if (number === undefined) throw new ApiError(ERROR.applicationNotFound);
    const { rows, count } = await findOwnProducts(db, { ...filter, applicationId: number });
    const turn = createYielder();
    const list: Product[] = [];
    for (const row of rows) {
      list.push(presentOwnProduct(row));
      await turn();
    }
    return { count, list, defaultProduct: { ...DEFAULT_PRODUCT } };
  };
}
