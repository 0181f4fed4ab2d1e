import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findOwnProduct } from './own-product-queries.ts';
import { presentOwnProduct } from './present-own-product.ts';

/** Returns a product of one of the caller's applications. */
export function getOwnProduct({ database: { db } }: Pick<Services, 'database'>): Handler<'getOwnProduct'> {
  return async ({ id }, context) => {
    const { userId } = requireSession(context);
    const row = await findOwnProduct(db, { userId, id });
    if (row === undefined) throw new ApiError(ERROR.productNotFound);
    return presentOwnProduct(row);
  };
}
