import { type Kysely, sql } from 'kysely';
import type { CurrencyCode } from '#contract/values/limits.ts';
import type { Row, Schema } from '../../db/schema.ts';
import type { Texts } from '../product/public.ts';

type Db = Kysely<Schema>;

/** Movements on a seller's ledger account by type; amounts in minor units. */
export interface Movement {
  readonly currency: CurrencyCode;
  /** Paid orders. */
  readonly count: number;
  readonly amountMinor: number;
  /** Refunded orders, including those of earlier months. */
  readonly refundCount: number;
  readonly refundedMinor: number;
}

export interface MonthMovement extends Movement {
  /** YYYY-MM in Taiwan. */
  readonly month: string;
}

/** Movements of one product, under the names at its last sale. */
export interface ProductMovement extends Movement {
  readonly applicationId: string;
  readonly applicationNames: Texts | null;
  readonly productId: string;
  readonly productNames: Texts | null;
  /** Units in paid orders. */
  readonly quantity: number;
}

/** A period of the ledger; `to` is exclusive. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** Sums of the entries `e` of transactions `t`; a transaction other than an exchange is the refund of one. */
const SUMS = sql`
  count(*) FILTER (WHERE t.kind = 'exchange') AS count,
  coalesce(sum(e.amount) FILTER (WHERE t.kind = 'exchange'), 0)::bigint AS "amountMinor",
  count(*) FILTER (WHERE t.kind <> 'exchange') AS "refundCount",
  (-coalesce(sum(e.amount) FILTER (WHERE t.kind <> 'exchange'), 0))::bigint AS "refundedMinor"`;

/** Every month with movements, latest first, with a row for each currency. */
export async function listMonthMovements(db: Db, sellerId: number): Promise<MonthMovement[]> {
  const { rows } = await sql<MonthMovement>`
    SELECT to_char(t.posted_at AT TIME ZONE 'Asia/Taipei', 'YYYY-MM') AS month, e.currency, ${SUMS}
    FROM ledger_accounts a
    JOIN ledger_entries e ON e.account_id = a.id
    JOIN ledger_transactions t ON t.id = e.transaction_id
    WHERE a.owner_id = ${sellerId} AND a.kind = 'sales'
    GROUP BY 1, 2 ORDER BY 1 DESC, 2`.execute(db);
  return rows;
}

/**
 * Movements of a period by product, highest revenue first; the rows sum to the ledger's total even if an order were
 * missing.
 */
export async function listProductMovements(db: Db, sellerId: number, { from, to }: Span): Promise<ProductMovement[]> {
  const { rows } = await sql<ProductMovement>`
    WITH moved AS (
      SELECT e.currency, coalesce(o.application_id, 0) AS application, coalesce(o.product_id, '') AS "productId",
        coalesce(sum(o.quantity) FILTER (WHERE t.kind = 'exchange'), 0)::bigint AS quantity, max(o.id) AS last_id, ${SUMS}
      FROM ledger_accounts a
      JOIN ledger_entries e ON e.account_id = a.id
      JOIN ledger_transactions t ON t.id = e.transaction_id
      LEFT JOIN orders o ON o.order_id = substr(t.reference, length('order:') + 1)
      WHERE a.owner_id = ${sellerId} AND a.kind = 'sales' AND t.posted_at >= ${from} AND t.posted_at < ${to}
      GROUP BY 1, 2, 3
    )
    SELECT m.currency, m."productId", m.quantity, m.count, m."amountMinor", m."refundCount", m."refundedMinor",
      coalesce(o.app_id, '') AS "applicationId", o.application_names AS "applicationNames", o.product_names AS "productNames"
    FROM moved m LEFT JOIN orders o ON o.id = m.last_id
    ORDER BY m."amountMinor" - m."refundedMinor" DESC, m.currency, m.application, m."productId"`.execute(db);
  return rows;
}

/** The recipient of a statement. */
export type Payee = Pick<
  Row<'providers'>,
  'name' | 'tax_id_number' | 'bank_code' | 'bank_name' | 'bank_account_number' | 'iban'
>;

/** The current company data of a developer; undefined for an account without a company. */
export function findPayee(db: Db, sellerId: number): Promise<Payee | undefined> {
  return db
    .selectFrom('providers')
    .select(['name', 'tax_id_number', 'bank_code', 'bank_name', 'bank_account_number', 'iban'])
    .where('user_id', '=', sellerId)
    .executeTakeFirst();
}
