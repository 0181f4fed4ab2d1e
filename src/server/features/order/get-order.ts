import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findOrderOf } from './order-queries.ts';
import { presentOrder } from './present-order.ts';

/** Returns one of the caller's orders; those of others are reported as unknown. */
export function getOrder({ database }: Pick<Services, 'database'>): Handler<'getOrder'> {
  return async ({ orderId, lang }, context) => {
    const row = await findOrderOf(database.db, requireSession(context).userId, orderId);
    if (row === undefined) throw new ApiError(ERROR.orderOrDepositNotFound);
    return presentOrder(row, lang);
  };
}
