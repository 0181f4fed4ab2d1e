import type { Kysely, Transaction } from 'kysely';
import { invoicePeriodOf } from '#domain/invoice/invoice-calendar.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import type { Schema } from '../../db/schema.ts';
import { type Issuing, lockRanges, lockWaiting, takeNumbers, writeNumbers } from './waiting-invoice-queries.ts';

const BATCH_SIZE = 200;

/**
 * Assigns numbers to waiting invoices, earliest payment first, until the period's numbers run out. Returns how many
 * were issued. An installation without a tax ID issues none.
 */
export async function issueWaiting(db: Kysely<Schema>, issuing: Issuing): Promise<number> {
  if (issuing.seller.taxId === '') return 0;
  const { max = Number.POSITIVE_INFINITY } = issuing;
  let issued = 0;
  for (;;) {
    const count = await db.transaction().execute((trx) => issueBatch(trx, issuing));
    issued += count;
    if (count < BATCH_SIZE || issued >= max) return issued;
  }
}

/** Locks the ranges first, so the next transaction sees the invoices as this one leaves them. */
async function issueBatch(trx: Transaction<Schema>, issuing: Issuing): Promise<number> {
  const period = invoicePeriodOf(businessDayOf(issuing.now.getTime()));
  const ranges = await lockRanges(trx, period);
  const left = ranges.reduce((sum, { last_number, next_number }) => sum + last_number - next_number + 1, 0);
  if (left === 0) return 0;
  const waiting = await lockWaiting(trx, Math.min(BATCH_SIZE, left));
  if (waiting.length === 0) return 0;
  const numbers = await takeNumbers(trx, ranges, waiting.length);
  await writeNumbers(trx, { ...issuing, period, ids: waiting, numbers });
  return waiting.length;
}
