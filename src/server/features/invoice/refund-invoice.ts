import type { Kysely, Transaction } from 'kysely';
import { INVOICE_STATUS, WINNING_TYPE } from '#contract/values/states.ts';
import type { Row, Schema } from '../../db/schema.ts';

export interface InvoiceRefund {
  readonly orderId: string;
  /** Whole TWD of all refunds together. */
  readonly refundedAmount: number;
  readonly at: Date;
}

/**
 * Voids the invoice of a deposit that was refunded in full, or notes an allowance for what was refunded since the last
 * one. Refunds that come late or twice change nothing.
 */
export function takeRefundIntoInvoice(db: Kysely<Schema>, refund: InvoiceRefund): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const invoice = await trx
      .selectFrom('invoices')
      .selectAll()
      .where('order_id', '=', refund.orderId)
      .forUpdate()
      .executeTakeFirst();
    if (invoice === undefined || invoice.status === INVOICE_STATUS.voided) return;
    if (refund.refundedAmount >= invoice.amount) await voidInvoice(trx, invoice, refund.at);
    else await noteAllowance(trx, invoice, refund);
  });
}

/** A voided invoice takes part in no draw, and what it won is not paid. */
async function voidInvoice(trx: Transaction<Schema>, { id }: Row<'invoices'>, at: Date): Promise<void> {
  const nothing = { winning_type: WINNING_TYPE.none, prize: 0, redeem_code: '' };
  await trx
    .updateTable('invoices')
    .set({ status: INVOICE_STATUS.voided, voided_at: at, ...nothing })
    .where('id', '=', id)
    .execute();
}

async function noteAllowance(
  trx: Transaction<Schema>,
  { id, allowance }: Row<'invoices'>,
  { refundedAmount, at }: InvoiceRefund,
): Promise<void> {
  const amount = refundedAmount - allowance;
  if (amount <= 0) return;
  await trx.insertInto('invoice_allowances').values({ invoice_id: id, amount, created_at: at }).execute();
  await trx.updateTable('invoices').set({ allowance: refundedAmount }).where('id', '=', id).execute();
}
