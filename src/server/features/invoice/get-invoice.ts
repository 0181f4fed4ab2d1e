import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findIssued } from './own-invoice-queries.ts';
import { presentSheet } from './present-invoice.ts';

/** @throws ApiError `invoiceOrCarrierNotFound` for an unknown invoice or another account's. */
export function getInvoice({ database, config }: Services): Handler<'getInvoice'> {
  return async ({ invoiceNumber: number }, context) => {
    const { userId } = requireSession(context);
    const invoice = await findIssued(database.db, { userId, number });
    if (invoice === undefined) throw new ApiError(ERROR.invoiceOrCarrierNotFound);
    return presentSheet(invoice, config.INVOICE_QR_KEY);
  };
}
