import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { CurrencyCode } from '#contract/values/limits.ts';
import type { Shelf } from '#contract/values/states.ts';
import type { PriceConversion, PriceSourceKey } from '#domain/prices/reprice.ts';
import type { Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

/** Products per statement; each may have a price for every country. */
const AT_ONCE = 1000;

export interface RepricedRow {
  readonly id: number;
  readonly status: Shelf;
}

/** Products of an application, all or those named, by ascending ID. */
export async function findProductsToReprice(
  db: Db,
  { applicationId, ids, isLocked }: { applicationId: number; ids: readonly number[]; isLocked: boolean },
): Promise<RepricedRow[]> {
  let query = db
    .selectFrom('products')
    .select(['id', 'status'])
    .where('application_id', '=', applicationId)
    .orderBy('id');
  if (ids.length > 0) query = query.where('id', '=', sql<number>`ANY (${[...ids]}::integer[])`);
  return (isLocked ? query.forNoKeyUpdate() : query).execute();
}

/** Whether products have more automatic prices than the limit; counting stops there. */
export async function hasMoreAutomaticPrices(
  db: Db,
  { productIds, limit }: { readonly productIds: readonly number[]; readonly limit: number },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM product_prices WHERE product_id = ANY (${[...productIds]}::integer[]) AND NOT is_manual
    OFFSET ${limit} LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** The distinct conversions behind the products' automatic prices. */
export async function findPriceSources(db: Db, productIds: readonly number[]): Promise<PriceSourceKey[]> {
  const { rows } = await sql<PriceSourceKey>`
    SELECT DISTINCT p.default_currency AS "from", p.default_price_minor AS "fromMinor", r.currency AS "to"
    FROM products p JOIN product_prices r ON r.product_id = p.id
    WHERE p.id = ANY (${[...productIds]}::integer[]) AND NOT r.is_manual`.execute(db);
  return rows;
}

export interface Repricing {
  readonly productIds: readonly number[];
  readonly conversions: readonly PriceConversion[];
}

/** A price change; amounts in minor units of the currency. */
export interface RepricedPriceRow {
  readonly id: number;
  readonly productId: string;
  readonly name: string;
  readonly country: string;
  readonly currency: CurrencyCode;
  readonly oldMinor: number;
  readonly newMinor: number;
}

/** The number of price changes of a product; `digest` identifies the set of changes. */
export interface RepricedProductRow {
  readonly id: number;
  readonly prices: number;
  readonly digest: string;
}

/** The products whose prices the conversions would change, by ascending ID; read-only. */
export async function findRepriced(db: Db, repricing: Repricing): Promise<RepricedProductRow[]> {
  const found: RepricedProductRow[] = [];
  for (const batch of inBatches(repricing)) {
    const { rows } = await sql<RepricedProductRow>`
      SELECT r.product_id AS id, count(*) AS prices,
        sum(hashtextextended(concat_ws(' ', r.country, r.currency, r.price_minor, c.price_minor), 0))::text AS digest
      ${changes(batch)} GROUP BY r.product_id ORDER BY r.product_id`.execute(db);
    found.push(...rows);
  }
  return found;
}

/** The price changes by product and country. */
export async function findRepricedPrices(db: Db, repricing: Repricing): Promise<RepricedPriceRow[]> {
  const { rows } = await sql<RepricedPriceRow>`
    SELECT p.id, p.product_id AS "productId", p.name, r.country, r.currency, r.price_minor AS "oldMinor",
      c.price_minor AS "newMinor"
    ${changes(repricing)} ORDER BY p.id, r.position`.execute(db);
  return rows;
}

/**
 * Writes converted automatic prices; unchanged and manual prices are not touched. Requires `setPriceCause` before, and
 * locked products.
 * @returns the number of prices changed.
 */
export async function repriceInBulk(
  trx: Trx,
  { now, ...repricing }: Repricing & { readonly now: Date },
): Promise<number> {
  let prices = 0;
  for (const batch of inBatches(repricing)) {
    const { rows } = await sql<{ prices: number }>`
      WITH moved AS (
        UPDATE product_prices r SET price_minor = c.price_minor, default_price_minor = c.price_minor, updated_at = ${now}
        FROM products p, ${listed(batch.conversions)}
        WHERE ${isChanged(batch)} RETURNING r.product_id
      ), touched AS (
        UPDATE products SET updated_at = greatest(${now}, updated_at + interval '1 millisecond')
        WHERE id IN (SELECT product_id FROM moved)
      )
      SELECT count(*) AS prices FROM moved`.execute(trx);
    prices += rows[0]?.prices ?? 0;
  }
  return prices;
}

/** Splits a repricing into batches of products. */
function inBatches({ productIds, conversions }: Repricing): Repricing[] {
  return Array.from({ length: Math.ceil(productIds.length / AT_ONCE) }, (_, index) => {
    return { productIds: productIds.slice(index * AT_ONCE, (index + 1) * AT_ONCE), conversions };
  });
}

function changes(repricing: Repricing): RawBuilder<unknown> {
  return sql`FROM product_prices r, products p, ${listed(repricing.conversions)} WHERE ${isChanged(repricing)}`;
}

function listed(conversions: readonly PriceConversion[]): RawBuilder<unknown> {
  const column = <Key extends keyof PriceConversion>(name: Key) => conversions.map((conversion) => conversion[name]);
  return sql`unnest(${column('from')}::text[], ${column('fromMinor')}::bigint[], ${column('to')}::text[],
    ${column('toMinor')}::bigint[]) AS c (from_currency, from_minor, to_currency, price_minor)`;
}

function isChanged({ productIds }: Repricing): RawBuilder<unknown> {
  return sql`p.id = ANY (${[...productIds]}::integer[]) AND r.product_id = p.id AND NOT r.is_manual
    AND c.from_currency = p.default_currency AND c.from_minor = p.default_price_minor AND c.to_currency = r.currency
    AND c.price_minor <> r.price_minor`;
}
