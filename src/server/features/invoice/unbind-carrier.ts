import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { removeCarrier } from './carrier-queries.ts';

/** @throws ApiError `invoiceOrCarrierNotFound` if no carrier is bound. */
export function unbindCarrier({ database }: Services): Handler<'unbindCarrier'> {
  return async (_, context) => {
    const { userId } = requireSession(context);
    if (!(await removeCarrier(database.db, userId))) throw new ApiError(ERROR.invoiceOrCarrierNotFound);
    return { result: true };
  };
}
