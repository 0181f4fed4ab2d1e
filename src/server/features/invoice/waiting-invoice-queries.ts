import { randomInt } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { INVOICE_STATUS } from '#contract/values/states.ts';
import type { Row, Schema } from '../../db/schema.ts';

/** The issuer: COMPANY_NAME and COMPANY_TAX_ID. */
export interface Seller {
  readonly name: string;
  readonly taxId: string;
}

export interface Issuing {
  readonly seller: Seller;
  /** Determines the period. */
  readonly now: Date;
  /** The approximate maximum number; unlimited if omitted. */
  readonly max?: number;
}

/** Counts the invoices that wait for a number. */
export async function countWaiting(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom('invoices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', INVOICE_STATUS.waiting)
    .executeTakeFirstOrThrow();
  return count;
}

export function lockRanges(trx: Transaction<Schema>, period: string): Promise<Row<'invoice_ranges'>[]> {
  return trx
    .selectFrom('invoice_ranges')
    .selectAll()
    .where('period', '=', period)
    .whereRef('next_number', '<=', 'last_number')
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function lockWaiting(trx: Transaction<Schema>, limit: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('invoices')
    .select('id')
    .where('status', '=', INVOICE_STATUS.waiting)
    .orderBy('paid_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes the next `count` numbers, older ranges first. The ranges must have that many. */
export async function takeNumbers(
  trx: Transaction<Schema>,
  ranges: readonly Row<'invoice_ranges'>[],
  count: number,
): Promise<string[]> {
  const numbers: string[] = [];
  for (const { id, prefix, next_number: next, last_number: last } of ranges) {
    const taken = Math.min(count - numbers.length, last - next + 1);
    if (taken === 0) break;
    for (let number = next; number < next + taken; number += 1) {
      numbers.push(`${prefix}${String(number).padStart(8, '0')}`);
    }
    await trx
      .updateTable('invoice_ranges')
      .set({ next_number: next + taken })
      .where('id', '=', id)
      .execute();
  }
  return numbers;
}

interface NumbersToWrite extends Issuing {
  readonly period: string;
  readonly ids: readonly number[];
  readonly numbers: readonly string[];
}

/** Stores each invoice on the account's current carrier; later bindings do not change it. */
export async function writeNumbers(trx: Transaction<Schema>, { seller, now, period, ids, numbers }: NumbersToWrite) {
  const randomCodes = ids.map(() => String(randomInt(10_000)).padStart(4, '0'));
  await sql`
    UPDATE invoices AS i
    SET status = ${INVOICE_STATUS.issued}, period = ${period}, number = g.number, random_code = g.random_code,
      seller_name = ${seller.name}, seller_tax_id = ${seller.taxId}, issued_at = ${now},
      carrier_type = g.type, carrier_code = g.code, carrier_hidden_code = g.hidden_code
    FROM (
      SELECT n.id, n.number, n.random_code, c.type, c.code, c.hidden_code
      FROM unnest(${ids}::integer[], ${numbers}::text[], ${randomCodes}::text[]) AS n (id, number, random_code)
      JOIN invoices AS w ON w.id = n.id
      LEFT JOIN invoice_carriers AS c ON c.user_id = w.user_id
    ) AS g
    WHERE i.id = g.id
  `.execute(trx);
}
