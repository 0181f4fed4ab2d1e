import type { RequestOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { exportOrders } from '#contract/order/endpoints.ts';
import { readPeriod } from '#domain/money/business-period.ts';
import type { Database } from '../../db/open-database.ts';
import { findApplicationRow } from '../catalogue/public.ts';
import type { OrderFilter } from './order-queries.ts';

/**
 * Converts a request's filter to internal IDs.
 * @throws ApiError `parameterError` for a period that ends before it begins, `applicationNotFound` for an unknown
 * application.
 */
export async function readOrderFilter(
  { db }: Pick<Database, 'db'>,
  { applicationId, productId, currency, status, beginAt, endAt }: Omit<RequestOf<typeof exportOrders>, 'sort'>,
): Promise<OrderFilter> {
  const period = readPeriod({ beginAt, endAt });
  if (period === undefined) throw new ApiError(ERROR.parameterError, { fields: { endAt: 'field.range' } });
  if (applicationId === undefined) return { productId, currency, status, period };
  const application = await findApplicationRow(db, applicationId);
  if (application === undefined) {
    throw new ApiError(ERROR.applicationNotFound, { fields: { applicationId: 'field.unknown' } });
  }
  return { applicationId: application.id, productId, currency, status, period };
}
