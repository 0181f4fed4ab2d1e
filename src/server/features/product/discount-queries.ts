import { type Kysely, sql, type Transaction } from 'kysely';
import { SHELF } from '#contract/values/states.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';

/** The next moment at which any discount begins or ends, in unix milliseconds; null: none is planned. */
export async function findNextDiscountChange(
  { database, cache }: Pick<Services, 'database' | 'cache'>,
  nowMs: number,
): Promise<number | null> {
  const moments = await cache.read('discount changes', () => findChanges(database.db, new Date(nowMs)));
  return moments.find((moment) => moment > nowMs) ?? null;
}

/** More than begin or end while the cache keeps them. */
const MOMENTS = 1000;

async function findChanges(db: Kysely<Schema>, now: Date): Promise<number[]> {
  const momentsOf = (column: 'begin_at' | 'end_at') =>
    db
      .selectFrom('discounts')
      .select(`${column} as moment`)
      .distinct()
      .where(column, '>', now)
      .orderBy('moment')
      .limit(MOMENTS)
      .execute();
  const rows = [...(await momentsOf('begin_at')), ...(await momentsOf('end_at'))];
  return rows.map(({ moment }) => moment.getTime()).sort((one, other) => one - other);
}

/** A discount of a developer's application, with the product that it is for. */
export interface DiscountRow {
  readonly id: number;
  readonly application_id: number;
  readonly app_id: string;
  readonly product_row: number | null;
  readonly product_id: string | null;
  readonly name: string | null;
  readonly percent: number;
  readonly begin_at: Date;
  readonly end_at: Date;
}

function discountsOf(db: Kysely<Schema>, userId: number) {
  return db
    .selectFrom('discounts as d')
    .innerJoin('applications as a', 'a.id', 'd.application_id')
    .leftJoin('products as p', 'p.id', 'd.product_id')
    .select(['d.id', 'd.application_id', 'a.app_id', 'd.product_id as product_row', 'p.product_id', 'p.name'])
    .select(['d.percent', 'd.begin_at', 'd.end_at'])
    .where('a.developer_id', '=', userId);
}

/** One page of an application's discounts, the last to begin first, and their number. */
export async function findDiscounts(
  db: Kysely<Schema>,
  span: { readonly userId: number; readonly applicationRow: number; readonly limit: number; readonly offset: number },
): Promise<{ rows: DiscountRow[]; count: number }> {
  const { userId, applicationRow, limit, offset } = span;
  const [rows, { count }] = await Promise.all([
    discountsOf(db, userId)
      .where('d.application_id', '=', applicationRow)
      .orderBy('d.begin_at', 'desc')
      .orderBy('d.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('discounts')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('application_id', '=', applicationRow)
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, count };
}

export function findOwnDiscount(
  db: Kysely<Schema>,
  { userId, id }: { readonly userId: number; readonly id: number },
): Promise<DiscountRow | undefined> {
  return discountsOf(db, userId).where('d.id', '=', id).executeTakeFirst();
}

export interface DiscountPlan {
  readonly applicationRow: number;
  /** Null: all products. */
  readonly productRow: number | null;
  readonly percent: number;
  readonly beginAt: Date;
  readonly endAt: Date;
}

/** Whether another discount applies to one of the same products within the period. */
export async function isOverlapping(trx: Transaction<Schema>, plan: DiscountPlan): Promise<boolean> {
  const { applicationRow, productRow, beginAt, endAt } = plan;
  const all = trx
    .selectFrom('discounts')
    .select('id')
    .where('application_id', '=', applicationRow)
    .where('begin_at', '<', endAt)
    .where('end_at', '>', beginAt);
  const same =
    productRow === null
      ? all
      : all.where(({ or, eb }) => or([eb('product_id', 'is', null), eb('product_id', '=', productRow)]));
  return (await same.limit(1).executeTakeFirst()) !== undefined;
}

/** Whether one of the prices would stay the same, being too small for the percentage. */
export async function hasUnfeltPrice(trx: Transaction<Schema>, plan: DiscountPlan): Promise<boolean> {
  const { applicationRow, productRow, percent } = plan;
  const { rows } = await sql`
    SELECT FROM products p JOIN product_prices r ON r.product_id = p.id
    WHERE p.application_id = ${applicationRow} AND (${productRow}::integer IS NULL OR p.id = ${productRow})
      AND p.status <> ${SHELF.removed} AND r.price_minor > 0
      AND discounted_price(r.price_minor, ${percent}::smallint) >= r.price_minor
    LIMIT 1`.execute(trx);
  return rows.length > 0;
}

/** Counts the running and scheduled discounts of an application. */
export async function countOpenDiscounts(trx: Transaction<Schema>, applicationRow: number, at: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('discounts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('application_id', '=', applicationRow)
    .where('end_at', '>', at)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertDiscount(trx: Transaction<Schema>, plan: DiscountPlan, at: Date): Promise<number> {
  const { applicationRow, productRow, percent, beginAt, endAt } = plan;
  const { id } = await trx
    .insertInto('discounts')
    .values({
      application_id: applicationRow,
      product_id: productRow,
      percent,
      begin_at: beginAt,
      end_at: endAt,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setDiscountEnd(trx: Transaction<Schema>, id: number, at: Date): Promise<void> {
  await trx.updateTable('discounts').set({ end_at: at }).where('id', '=', id).execute();
}

export async function removeDiscount(trx: Transaction<Schema>, id: number): Promise<void> {
  await trx.deleteFrom('discounts').where('id', '=', id).execute();
}
