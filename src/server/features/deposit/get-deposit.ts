import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findInvoiceNumbers } from '../invoice/public.ts';
import { findDepositOf } from './deposit-queries.ts';
import { presentDeposit } from './present-deposit.ts';

/** Returns one of the caller's top-ups with its payment instructions. */
export function getDeposit(services: Pick<Services, 'database' | 'payments'>): Handler<'getDeposit'> {
  const { db } = services.database;
  return async ({ orderId }, context) => {
    const row = await findDepositOf(db, requireSession(context).userId, orderId);
    if (row === undefined) throw new ApiError(ERROR.orderOrDepositNotFound);
    const isOpen = row.status === PAYMENT_STATUS.pending && (row.expires_at?.getTime() ?? 0) > context.clock();
    const payUrl = isOpen ? services.payments.find(row.provider)?.payPathOf({ orderId }) : undefined;
    return { ...presentDeposit(row, await findInvoiceNumbers(db, [orderId])), payUrl: payUrl ?? null };
  };
}
