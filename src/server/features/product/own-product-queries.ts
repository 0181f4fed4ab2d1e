import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import type { Shelf } from '#contract/values/states.ts';
import type { StoredProductForm } from '#domain/forms/product/product-fields.ts';
import { toMajor } from '#domain/money/money.ts';
import { ADVISORY_LOCK } from '../../db/advisory-locks.ts';
import { containsPattern } from '../../db/contains-pattern.ts';
import type { Row, Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

/** In JSON, PostgreSQL formats timestamps as text. */
interface Times {
  readonly createdAt: string;
  readonly updatedAt: string;
}

interface ContentPart extends Times {
  readonly lang: LocaleCode;
  readonly title: string;
  readonly description: string;
}

/** Amounts in minor units. */
interface PricePart extends Times {
  readonly country: string;
  readonly currency: CurrencyCode;
  readonly priceMinor: number;
  readonly defaultPriceMinor: number;
  readonly isManual: boolean;
}

/** A product in any shelf status, with all texts and prices. */
export type OwnProductRow = Row<'products'> & {
  readonly app_id: string;
  readonly developer_id: number;
  readonly contents: readonly ContentPart[];
  readonly prices: readonly PricePart[];
};

/** A single query for everything: a list has a hundred products, each with a price per country. */
const SELECTED = sql`
  SELECT p.*, a.app_id, a.developer_id,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('lang', lang, 'title', title, 'description', description,
      'createdAt', created_at, 'updatedAt', updated_at) ORDER BY array_position(${[...LOCALES]}::text[], lang::text)), '[]')
      FROM product_contents WHERE product_id = p.id) AS contents,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('country', country, 'currency', currency, 'priceMinor', price_minor,
      'defaultPriceMinor', default_price_minor, 'isManual', is_manual,
      'createdAt', created_at, 'updatedAt', updated_at) ORDER BY position), '[]')
      FROM product_prices WHERE product_id = p.id) AS prices
  FROM products p JOIN applications a ON a.id = p.application_id`;

const COLUMNS = {
  createdAt: sql`p.created_at`,
  updatedAt: sql`p.updated_at`,
  name: sql`lower(p.name)`,
  productId: sql`p.product_id COLLATE "C"`,
} as const;
type SortField = keyof typeof COLUMNS;

export interface ProductSpan {
  /** Internal ID of the application. */
  readonly applicationId: number;
  readonly status?: Shelf | undefined;
  /** Part of an ID, an internal name or a title in any language. */
  readonly search?: string | undefined;
  readonly sort: SortField | `-${SortField}`;
  readonly limit: number;
  readonly offset: number;
}

/** One page of an application's products, and the number of matches. */
export async function findOwnProducts(db: Db, span: ProductSpan) {
  const { sort, limit, offset } = span;
  const matching = matches(span);
  const [page, counted] = await Promise.all([
    sql<OwnProductRow>`
      ${SELECTED} WHERE ${matching} ORDER BY ${orderOf(sort)} LIMIT ${limit} OFFSET ${offset}`.execute(db),
    sql<{ total: number }>`SELECT count(*) AS total FROM products p WHERE ${matching}`.execute(db),
  ]);
  return { rows: page.rows, count: counted.rows[0]?.total ?? 0 };
}

function matches({ applicationId, status, search = '' }: ProductSpan): RawBuilder<unknown> {
  const parts = [sql`p.application_id = ${applicationId}`];
  if (status !== undefined) parts.push(sql`p.status = ${status}`);
  if (search !== '') {
    const pattern = containsPattern(search);
    parts.push(sql`(p.product_id ILIKE ${pattern} OR p.name ILIKE ${pattern} OR EXISTS (
      SELECT FROM product_contents c WHERE c.product_id = p.id AND c.title ILIKE ${pattern}))`);
  }
  return sql.join(parts, sql` AND `);
}

function orderOf(sort: ProductSpan['sort']): RawBuilder<unknown> {
  const field = Object.entries(COLUMNS).find(([name]) => name === sort.replace('-', ''));
  const column = field?.[1] ?? COLUMNS.createdAt;
  return sort.startsWith('-') ? sql`${column} DESC, p.id DESC` : sql`${column}, p.id`;
}

/** A product of one of a developer's applications; undefined if it is unknown or another developer's. */
export async function findOwnProduct(db: Db, { userId, id }: { userId: number; id: number }) {
  const { rows } = await sql<OwnProductRow>`
    ${SELECTED} WHERE p.id = ${id} AND a.developer_id = ${userId}`.execute(db);
  return rows[0];
}

/** An application whose products are locked. */
export type HeldApplication = Pick<Row<'applications'>, 'id' | 'app_id'>;

/**
 * Locks the products of an application against creation, import and repricing until the transaction ends. The
 * application's row is locked only against deletion: writes of ten thousand products take a while, and every visit
 * updates the row.
 */
export function lockProductsOf(
  trx: Transaction<Schema>,
  { userId, applicationId }: { readonly userId: number; readonly applicationId: string },
): Promise<HeldApplication | undefined> {
  return holdProducts(trx, userId, sql`lower(app_id) = ${applicationId.toLowerCase()}`);
}

/** The same by internal ID of the application. */
export function lockProductsById(
  trx: Transaction<Schema>,
  { userId, id }: { readonly userId: number; readonly id: number },
): Promise<HeldApplication | undefined> {
  return holdProducts(trx, userId, sql`id = ${id}`);
}

async function holdProducts(trx: Transaction<Schema>, userId: number, isNamed: RawBuilder<unknown>) {
  const { rows } = await sql<HeldApplication>`
    SELECT id, app_id FROM applications WHERE ${isNamed} AND developer_id = ${userId} FOR KEY SHARE`.execute(trx);
  const [own] = rows;
  if (own !== undefined) await sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK.products}, ${own.id})`.execute(trx);
  return own;
}

/** The columns that writes need. */
export type LockedProduct = Pick<
  Row<'products'>,
  'id' | 'application_id' | 'product_id' | 'status' | 'published_at' | 'updated_at'
> & { readonly app_id: string };

/**
 * Locks one of the developer's products until the transaction ends. Read its texts and prices after that, not before.
 */
export async function lockOwnProduct(
  trx: Transaction<Schema>,
  { userId, id }: { readonly userId: number; readonly id: number },
): Promise<LockedProduct | undefined> {
  const { rows } = await sql<LockedProduct>`
    SELECT p.id, p.application_id, p.product_id, p.status, p.published_at, p.updated_at, a.app_id
    FROM products p JOIN applications a ON a.id = p.application_id
    WHERE p.id = ${id} AND a.developer_id = ${userId} FOR NO KEY UPDATE OF p`.execute(trx);
  return rows[0];
}

/** A stored product in the shape of its form, for comparison. */
export interface StoredProduct {
  readonly id: number;
  readonly status: Shelf;
  readonly updatedAt: Date;
  readonly form: StoredProductForm;
}

/** Products of an application with all form fields, by product ID; all products unless some are named. */
export async function findStoredProducts(
  db: Db,
  { applicationId, productIds }: { readonly applicationId: number; readonly productIds?: readonly string[] },
): Promise<ReadonlyMap<string, StoredProduct>> {
  const named = productIds === undefined ? sql`` : sql`AND p.product_id = ANY (${[...productIds]}::text[])`;
  const { rows } = await sql<OwnProductRow>`
    ${SELECTED} WHERE p.application_id = ${applicationId} ${named}`.execute(db);
  return new Map(
    rows.map((row) => {
      const { id, status, updated_at: updatedAt } = row;
      return [row.product_id, { id, status, updatedAt, form: toStoredProductForm(row) }];
    }),
  );
}

/** Converts a row with its texts and prices to a form. */
export function toStoredProductForm(row: OwnProductRow): StoredProductForm {
  return {
    productId: row.product_id,
    name: row.name,
    icon: row.icon,
    contentDefault: row.content_default,
    contents: row.contents.map(({ lang, title, description }) => ({ lang, title, description })),
    defaultCurrency: row.default_currency,
    defaultPrice: toMajor(row.default_price_minor, row.default_currency),
    countries: row.prices.map(({ country }) => country),
    prices: row.prices.map(({ country, currency, priceMinor, defaultPriceMinor, isManual }) => ({
      country,
      currency,
      defaultPrice: toMajor(defaultPriceMinor, currency),
      price: toMajor(priceMinor, currency),
      manualPrice: isManual,
    })),
  };
}

/** Number of an application's products in any shelf status. */
export async function countProducts(db: Db, applicationId: number): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether an application has a product with that ID. */
export async function hasProduct(
  db: Db,
  { applicationId, productId }: { readonly applicationId: number; readonly productId: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('products')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return found !== undefined;
}
