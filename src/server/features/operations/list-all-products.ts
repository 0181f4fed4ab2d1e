import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { presentOperatorProduct } from './present-operator-product.ts';
import { hasApplication, listOperatorProducts } from './product-queries.ts';

export function listAllProducts(services: Services): Handler<'listAllProducts'> {
  const { db } = services.database;
  return async (filter) => {
    const { applicationId } = filter;
    if (applicationId !== undefined && !(await hasApplication(db, applicationId))) {
      throw new ApiError(ERROR.applicationNotFound);
    }
    const { count, rows } = await listOperatorProducts(db, filter);
    return { count, list: rows.map(presentOperatorProduct) };
  };
}
