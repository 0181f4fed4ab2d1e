import { type Kysely, sql } from 'kysely';
import type { CurrencyCode } from '#contract/values/limits.ts';
import type { Schema } from '../../db/schema.ts';
import type { Texts } from '../product/public.ts';

/** The seller, game, product and period of sales; test orders are excluded. */
export interface ChartScope {
  readonly sellerId: number;
  /** Internal ID of one application. */
  readonly applicationId: number | undefined;
  readonly productId: string | undefined;
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

/** Sales in one currency, in minor units. Refunded orders still count, at the time of sale. */
interface Sold {
  readonly currency: CurrencyCode;
  readonly count: number;
  readonly amountMinor: number;
  readonly refundedMinor: number;
}

/** One group of the sales; all groupings come from the same statement. */
export type ChartRow = Sold &
  (
    | { readonly part: 'all' }
    | { readonly part: 'day'; readonly day: string }
    | { readonly part: 'country'; readonly country: string | null }
    | {
        readonly part: 'product';
        readonly applicationId: string;
        readonly productId: string;
        /** Names at the last sale. */
        readonly names: Texts;
      }
  );

/** Sales of a period by currency, and for each by day, country and product, in one pass over the orders. */
export async function findChartRows(db: Kysely<Schema>, scope: ChartScope): Promise<ChartRow[]> {
  const { sellerId, applicationId, productId, from, to } = scope;
  const { rows } = await sql<ChartRow>`
    WITH sold AS (
      SELECT id, currency, (created_at AT TIME ZONE 'Asia/Taipei')::date AS day, country, application_id, app_id, product_id,
        product_names, amount_minor, refunded_minor
      FROM orders
      WHERE seller_id = ${sellerId} AND NOT is_test AND created_at >= ${from} AND created_at < ${to}
        AND (${applicationId ?? null}::integer IS NULL OR application_id = ${applicationId ?? null}::integer)
        AND (${productId ?? null}::text IS NULL OR product_id = ${productId ?? null}::text)
    ), parts AS (
      SELECT CASE grouping(day, country, product_id) WHEN 7 THEN 'all' WHEN 3 THEN 'day' WHEN 5 THEN 'country' ELSE 'product' END AS part,
        currency, day, country, product_id, count(*) AS count, sum(amount_minor)::bigint AS "amountMinor",
        sum(refunded_minor)::bigint AS "refundedMinor", max(id) AS last_id
      FROM sold
      GROUP BY currency, GROUPING SETS ((), (day), (country), (application_id, product_id))
    )
    SELECT p.part, p.currency, p.day, p.country, p.count, p."amountMinor", p."refundedMinor", p.product_id AS "productId",
      o.app_id AS "applicationId", o.product_names AS names
    FROM parts p LEFT JOIN sold o ON p.part = 'product' AND o.id = p.last_id
    ORDER BY p."amountMinor" DESC, p.count DESC, p.day, p.country, p.last_id`.execute(db);
  return rows;
}
