import type { Kysely } from 'kysely';
import { INVOICE_STATUS } from '#contract/values/states.ts';
import type { Schema } from '../../db/schema.ts';
import { type InvoiceRefund, insertAllowance, lockInvoiceOf, voidInvoice } from './refund-invoice-queries.ts';

/**
 * Voids the invoice of a fully refunded deposit, or adds an allowance for the amount refunded since the last one. Late
 * and repeated refunds have no effect.
 */
export function applyRefundToInvoice(db: Kysely<Schema>, refund: InvoiceRefund): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const invoice = await lockInvoiceOf(trx, refund.orderId);
    if (invoice === undefined || invoice.status === INVOICE_STATUS.voided) return;
    if (refund.refundedAmount >= invoice.amount) await voidInvoice(trx, invoice, refund.at);
    else await insertAllowance(trx, invoice, refund);
  });
}
