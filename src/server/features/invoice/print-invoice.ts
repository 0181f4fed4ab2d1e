import { timingSafeEqual } from 'node:crypto';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { INVOICE_PRINTING, INVOICE_STATUS } from '#contract/values/states.ts';
import { invoicePrinting } from '#domain/state-machines/invoice-printing.ts';
import { move } from '#domain/state-machines/state-machine.ts';
import type { Handler } from '../../api/handler.ts';
import { requireAllowed } from '../../api/require-allowed.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findIssued, type IssuedInvoice, recordPrint } from './own-invoice-queries.ts';

/**
 * Records that the certificate of a winning invoice was printed. This is permanent.
 * @throws ApiError `invoiceOrCarrierNotFound` for a wrong code, another account's invoice, or one that has not won.
 */
export function printInvoice({ database }: Services): Handler<'printInvoice'> {
  return async ({ invoiceNumber: number, redeemCode }, context) => {
    const { userId } = requireSession(context);
    const invoice = await findIssued(database.db, { userId, number });
    if (invoice === undefined || !mayPrint(invoice, redeemCode)) throw new ApiError(ERROR.invoiceOrCarrierNotFound);
    const moved = requireAllowed(move(invoicePrinting, invoice.printing, 'print'));
    if (moved.hasEffect) await recordPrint(database.db, { id: invoice.id, printing: moved.to });
    return { result: true, printing: INVOICE_PRINTING.printed };
  };
}

function mayPrint({ status, redeem_code }: IssuedInvoice, redeemCode: string): boolean {
  if (status !== INVOICE_STATUS.issued || redeem_code === '') return false;
  const [right, given] = [Buffer.from(redeem_code), Buffer.from(redeemCode.trim().toUpperCase())];
  return right.length === given.length && timingSafeEqual(right, given);
}
