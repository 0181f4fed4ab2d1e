import type { Kysely, Transaction } from 'kysely';
import { DEFAULT_LOCALE, type LocaleCode } from '#contract/values/locales.ts';
import type { Schema } from '../../db/schema.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { issueInvoices, refundInvoice } from './invoice-jobs.ts';

type Queue = Pick<JobQueue, 'enqueue'>;

/** A paid top-up in TWD. */
export interface InvoiceOrder {
  /** Services' `jobs`. */
  readonly jobs: Queue;
  /** The order number of the deposit. */
  readonly orderId: string;
  readonly userId: number;
  /** Whole TWD, greater than zero. */
  readonly amount: number;
  readonly paidAt: Date;
  /** The payment provider's short code on the invoice. */
  readonly providerCode: string;
  /** The language of prize mails to the player. */
  readonly language?: LocaleCode;
}

/**
 * Queues an invoice in the transaction of the payment. The row then waits for a number. Repeated calls for the same
 * deposit have no effect.
 */
export async function issueInvoiceLater(trx: Transaction<Schema>, order: InvoiceOrder): Promise<void> {
  const { jobs, orderId, userId, amount, paidAt, providerCode, language = DEFAULT_LOCALE } = order;
  const added = await trx
    .insertInto('invoices')
    .values({ order_id: orderId, user_id: userId, amount, paid_at: paidAt, provider_code: providerCode, language })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added !== undefined) await jobs.enqueue(trx, issueInvoices, {});
}

export interface RefundedOrder {
  readonly jobs: Queue;
  readonly orderId: string;
  /** Whole TWD of all refunds of the deposit together. */
  readonly refundedAmount: number;
  readonly at: Date;
}

/**
 * Queues the refund of a deposit for its invoice, in the transaction of the refund: a full refund voids the invoice, a
 * partial one adds an allowance. Deposits without an invoice are ignored. The invoice itself changes in a later
 * transaction because an import of winning numbers may lock it for seconds.
 */
export async function voidInvoiceLater(trx: Transaction<Schema>, order: RefundedOrder): Promise<void> {
  const { jobs, orderId, refundedAmount, at } = order;
  await jobs.enqueue(trx, refundInvoice, { orderId, refundedAmount, atMs: at.getTime() });
}

/** The invoice numbers of deposits, by order ID. Invoices without a number are omitted. */
export async function findInvoiceNumbers(
  db: Kysely<Schema>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('invoices')
    .select(['order_id', 'number'])
    .where('order_id', 'in', orderIds)
    .where('number', 'is not', null)
    .execute();
  return new Map(rows.map(({ order_id, number }) => [order_id, number ?? '']));
}
