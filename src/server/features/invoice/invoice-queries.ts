import type { Kysely, Transaction } from 'kysely';
import { DEFAULT_LOCALE, type LocaleCode } from '#contract/values/locales.ts';
import type { Schema } from '../../db/schema.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { issueInvoices, refundInvoice } from './invoice-jobs.ts';

type Queue = Pick<JobQueue, 'enqueue'>;

/** A top-up in TWD that was paid. */
export interface InvoiceOrder {
  /** Services' `jobs`. */
  readonly jobs: Queue;
  /** The deposit's. */
  readonly orderId: string;
  readonly userId: number;
  /** Whole TWD, above zero. */
  readonly amount: number;
  readonly paidAt: Date;
  /** Short code of the payment provider, as the invoice shows it. */
  readonly providerCode: string;
  /** In which the player is written to of a prize. */
  readonly language?: LocaleCode;
}

/**
 * Has an invoice issued, if and only if the payment commits. The row waits for a number from then on; a second call for
 * the same deposit does nothing.
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
 * Has a refund taken into the deposit's invoice, if and only if the refund commits: a full one voids it, a part leaves an
 * allowance note. A deposit without an invoice has none to void. Not in the same transaction, since an import of winning
 * numbers may hold the invoice for seconds.
 */
export async function voidInvoiceLater(trx: Transaction<Schema>, order: RefundedOrder): Promise<void> {
  const { jobs, orderId, refundedAmount, at } = order;
  await jobs.enqueue(trx, refundInvoice, { orderId, refundedAmount, atMs: at.getTime() });
}

/** The numbers of the invoices of deposits, by their order IDs; those that are not issued yet are left out. */
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
