import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely';
import type { InvoiceStatus } from '#contract/values/states.ts';
import { ADVISORY_LOCK } from '../../db/advisory-locks.ts';
import { containsPattern } from '../../db/contains-pattern.ts';
import type { NewRow, Row, Schema } from '../../db/schema.ts';

export interface InvoiceFilter {
  /** Empty: all. */
  readonly search?: string | undefined;
  readonly period?: string | undefined;
  readonly status?: InvoiceStatus | undefined;
  readonly isWinning?: boolean | undefined;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Lists the invoices of all accounts with their owners, newest payment first, and the total count. */
export async function listAnyInvoices(db: Kysely<Schema>, { limit, offset, ...filter }: InvoiceFilter & Page) {
  const matching = db
    .selectFrom('invoices as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .where((builder) => matches(builder, filter));
  const { count } = await matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll('i')
    .select(['u.account', 'u.nickname'])
    .orderBy('i.paid_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { count, rows };
}
export type AnyInvoice = Awaited<ReturnType<typeof listAnyInvoices>>['rows'][number];

type Joined = Schema & { i: Schema['invoices']; u: Schema['users'] };

function matches(builder: ExpressionBuilder<Joined, 'i' | 'u'>, filter: InvoiceFilter) {
  const { search = '', period, status, isWinning } = filter;
  const pattern = containsPattern(search);
  const isLike = (column: 'i.number' | 'i.order_id' | 'u.email' | 'u.account' | 'u.nickname') =>
    builder(column, 'ilike', pattern);
  return builder.and([
    ...(search === ''
      ? []
      : [
          builder.or([
            isLike('i.number'),
            isLike('i.order_id'),
            isLike('u.email'),
            isLike('u.account'),
            isLike('u.nickname'),
          ]),
        ]),
    ...(period === undefined ? [] : [builder('i.period', '=', period)]),
    ...(status === undefined ? [] : [builder('i.status', '=', status)]),
    ...(isWinning === undefined ? [] : [builder('i.winning_type', isWinning ? '>' : '=', sql<0>`0`)]),
  ]);
}

/** Lists ranges, latest period first, and the total count. */
export async function listRanges(
  db: Kysely<Schema>,
  { period, limit, offset }: Page & { period?: string | undefined },
) {
  const matching = db
    .selectFrom('invoice_ranges')
    .$if(period !== undefined, (query) => query.where('period', '=', period ?? ''));
  const { count } = await matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('period', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { count, rows };
}

/** Adds a range. Returns undefined if it overlaps another range of its period. */
export async function addRange(
  trx: Transaction<Schema>,
  range: Omit<NewRow<'invoice_ranges'>, 'next_number'>,
): Promise<Pick<Row<'invoice_ranges'>, 'id'> | undefined> {
  await sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK.invoiceRanges})`.execute(trx);
  const overlapping = await trx
    .selectFrom('invoice_ranges')
    .select('id')
    .where('period', '=', range.period)
    .where('prefix', '=', range.prefix)
    .where('first_number', '<=', range.last_number)
    .where('last_number', '>=', range.first_number)
    .executeTakeFirst();
  if (overlapping !== undefined) return undefined;
  return trx
    .insertInto('invoice_ranges')
    .values({ ...range, next_number: range.first_number })
    .returning('id')
    .executeTakeFirstOrThrow();
}
