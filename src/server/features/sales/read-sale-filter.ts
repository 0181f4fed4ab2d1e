import type { RequestOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { exportSales } from '#contract/sales/endpoints.ts';
import { readPeriod } from '#domain/money/business-period.ts';
import type { Database } from '../../db/open-database.ts';
import { findOwnNumber } from '../application/public.ts';
import type { OrderFilter } from '../order/public.ts';

type SaleRequest = Omit<RequestOf<typeof exportSales>, 'sort' | 'lang'>;

/**
 * Converts a request's filter to internal IDs.
 * @throws ApiError `parameterError` for a period that ends before it begins, `applicationNotFound` for an application
 * that is unknown or another developer's.
 */
export async function readSaleFilter(
  { db }: Pick<Database, 'db'>,
  sellerId: number,
  { applicationId, beginAt, endAt, ...parts }: SaleRequest,
): Promise<OrderFilter> {
  const period = readPeriod({ beginAt, endAt });
  if (period === undefined) throw new ApiError(ERROR.parameterError, { fields: { endAt: 'field.range' } });
  return { ...parts, period, sellerId, applicationId: await findOwnApplication({ db }, sellerId, applicationId) };
}

/**
 * Internal ID of one of the developer's applications; undefined if none is given.
 * @throws ApiError `applicationNotFound` for an application that is unknown or another developer's.
 */
export async function findOwnApplication(
  { db }: Pick<Database, 'db'>,
  sellerId: number,
  applicationId: string | undefined,
): Promise<number | undefined> {
  if (applicationId === undefined) return undefined;
  const own = await findOwnNumber(db, { userId: sellerId, applicationId });
  if (own === undefined) throw new ApiError(ERROR.applicationNotFound, { fields: { applicationId: 'field.unknown' } });
  return own;
}
