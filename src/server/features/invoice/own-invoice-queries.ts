import { type Kysely, sql } from 'kysely';
import { CARRIER_TYPE } from '#contract/values/states.ts';
import type { Row, Schema } from '../../db/schema.ts';

/** A numbered invoice with the draw day (YYYY-MM-DD) of its period. */
export interface IssuedInvoice extends Row<'invoices'> {
  readonly number: string;
  readonly period: string;
  readonly random_code: string;
  readonly seller_name: string;
  readonly seller_tax_id: string;
  readonly issued_at: Date;
  readonly drawn_on: string | null;
}

/** Selects an account's issued invoices. A constraint guarantees that their issue columns are set together. */
function selectIssued(db: Kysely<Schema>, userId: number) {
  return db
    .selectFrom('invoices as i')
    .leftJoin('invoice_draws as d', 'd.period', 'i.period')
    .selectAll('i')
    .select('d.drawn_on')
    .where('i.user_id', '=', userId)
    .where('i.number', 'is not', null)
    .$narrowType<IssuedInvoice>();
}

export interface InvoicePage {
  readonly userId: number;
  readonly period?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Lists an account's invoices, newest first, with the total count. */
export async function listIssued(db: Kysely<Schema>, { userId, period, limit, offset }: InvoicePage) {
  const { count } = await db
    .selectFrom('invoices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('number', 'is not', null)
    .$if(period !== undefined, (query) => query.where('period', '=', period ?? ''))
    .executeTakeFirstOrThrow();
  const rows = await selectIssued(db, userId)
    .$if(period !== undefined, (query) => query.where('i.period', '=', period ?? ''))
    .orderBy('i.issued_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { count, rows };
}

/** Lists an account's invoices after a given one, newest first. Pages stay consistent while invoices are issued. */
export function listIssuedAfter(
  db: Kysely<Schema>,
  { userId, after, limit }: Pick<InvoicePage, 'userId' | 'limit'> & { readonly after: IssuedInvoice | null },
): Promise<IssuedInvoice[]> {
  return selectIssued(db, userId)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(i.issued_at, i.id) < (${after?.issued_at}::timestamptz, ${after?.id}::integer)`),
    )
    .orderBy('i.issued_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)
    .execute();
}

/** Finds an account's invoice by number. Numbers recur after years, so the latest one is returned. */
export function findIssued(
  db: Kysely<Schema>,
  { userId, number }: { readonly userId: number; readonly number: string },
): Promise<IssuedInvoice | undefined> {
  return selectIssued(db, userId)
    .where('i.number', '=', number)
    .orderBy('i.issued_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Draw days (YYYY-MM-DD), inclusive. */
export interface DrawDays {
  readonly from: string;
  readonly until: string;
}

/**
 * Lists an account's invoices that won in draws of those days, latest draw and highest prize first, without donated
 * ones.
 */
export function listWinning(
  db: Kysely<Schema>,
  { userId, from, until }: DrawDays & { readonly userId: number },
): Promise<IssuedInvoice[]> {
  return selectIssued(db, userId)
    .where('i.winning_type', '>', 0)
    .where(({ or, eb }) => or([eb('i.carrier_type', 'is', null), eb('i.carrier_type', '<>', CARRIER_TYPE.donation)]))
    .where('d.drawn_on', '>=', sql<string>`${from}::date`)
    .where('d.drawn_on', '<=', sql<string>`${until}::date`)
    .orderBy('d.drawn_on', 'desc')
    .orderBy('i.prize', 'desc')
    .orderBy('i.id', 'desc')
    .execute();
}

export async function recordPrint(db: Kysely<Schema>, { id, printing }: Pick<Row<'invoices'>, 'id' | 'printing'>) {
  await db.updateTable('invoices').set({ printing }).where('id', '=', id).where('winning_type', '>', 0).execute();
}
