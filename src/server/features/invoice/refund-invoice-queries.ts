import type { Transaction } from 'kysely';
import { INVOICE_STATUS, WINNING_TYPE } from '#contract/values/states.ts';
import type { Row, Schema } from '../../db/schema.ts';

export interface InvoiceRefund {
  readonly orderId: string;
  /** Whole TWD of all refunds together. */
  readonly refundedAmount: number;
  readonly at: Date;
}

export function lockInvoiceOf(trx: Transaction<Schema>, orderId: string): Promise<Row<'invoices'> | undefined> {
  return trx.selectFrom('invoices').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirst();
}

/** Voids an invoice. It takes part in no draw, and its prize is not paid. */
export async function voidInvoice(trx: Transaction<Schema>, { id }: Row<'invoices'>, at: Date): Promise<void> {
  const nothing = { winning_type: WINNING_TYPE.none, prize: 0, redeem_code: '' };
  await trx
    .updateTable('invoices')
    .set({ status: INVOICE_STATUS.voided, voided_at: at, ...nothing })
    .where('id', '=', id)
    .execute();
}

export async function insertAllowance(
  trx: Transaction<Schema>,
  { id, allowance }: Row<'invoices'>,
  { refundedAmount, at }: InvoiceRefund,
): Promise<void> {
  const amount = refundedAmount - allowance;
  if (amount <= 0) return;
  await trx.insertInto('invoice_allowances').values({ invoice_id: id, amount, created_at: at }).execute();
  await trx.updateTable('invoices').set({ allowance: refundedAmount }).where('id', '=', id).execute();
}
