import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { CurrencyCode } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Shelf } from '#contract/values/states.ts';
import { containsPattern } from '../../db/contains-pattern.ts';
import type { Row, RowUpdate, Schema } from '../../db/schema.ts';
import { BEGUN, hasRepricing } from '../product/public.ts';

export interface HeldProduct {
  readonly product: Row<'products'>;
  readonly application: Row<'applications'>;
}

/**
 * Loads a product with its application and locks it until the transaction ends; undefined if unknown. Fails with `busy`
 * while a repricing job holds the lock: that may take minutes, and waiting would time out (`databaseBusy`).
 */
export async function lockProduct(trx: Transaction<Schema>, id: number): Promise<HeldProduct | 'busy' | undefined> {
  const wanted = trx.selectFrom('products').selectAll().where('id', '=', id).forNoKeyUpdate();
  const free = await wanted.skipLocked().executeTakeFirst();
  if (free === undefined && (await hasRepricing(trx, { id }, BEGUN))) return 'busy';
  // Any other holder finishes quickly, and a queued job holds no lock.
  const product = free ?? (await wanted.executeTakeFirst());
  if (product === undefined) return undefined;
  const application = await trx
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', product.application_id)
    .executeTakeFirstOrThrow();
  return { product, application };
}

export async function changeProduct(
  trx: Transaction<Schema>,
  id: number,
  change: Pick<RowUpdate<'products'>, 'status' | 'removal_reason' | 'updated_at'>,
): Promise<void> {
  await trx.updateTable('products').set(change).where('id', '=', id).execute();
}

/** A product's title in a language, else in its default language. */
export async function findProductTitle(
  db: Kysely<Schema>,
  { product, lang }: { readonly product: Row<'products'>; readonly lang: LocaleCode },
): Promise<string> {
  const { rows } = await sql<{ title: string }>`
    SELECT title FROM product_contents WHERE product_id = ${product.id}
    ORDER BY lang = ${lang} DESC, lang = ${product.content_default} DESC LIMIT 1`.execute(db);
  return rows[0]?.title ?? product.name;
}

export interface ProductFilter {
  readonly applicationId?: string | undefined;
  readonly status?: Shelf | undefined;
  /** Part of an ID, an internal name, a title in any language or the company name. */
  readonly search?: string | undefined;
  readonly lang: LocaleCode;
  readonly limit: number;
  readonly offset: number;
}

export interface OperatorProductRow {
  readonly id: number;
  readonly product_id: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  readonly status: Shelf;
  readonly app_id: string;
  readonly application_name: string;
  readonly company: string;
  readonly default_currency: CurrencyCode;
  readonly default_price_minor: number;
  readonly countries: number;
  readonly removal_reason: string;
  readonly updated_at: Date;
}

/** One page of all products, newest first, with texts in the requested language if available, and the total. */
export async function listOperatorProducts(
  db: Kysely<Schema>,
  filter: ProductFilter,
): Promise<{ count: number; rows: readonly OperatorProductRow[] }> {
  const { lang, limit, offset } = filter;
  const matching = sql`
    FROM products p
    JOIN applications a ON a.id = p.application_id
    LEFT JOIN providers v ON v.user_id = a.developer_id
    WHERE ${matches(filter)}`;
  const [counted, found] = await Promise.all([
    sql<{ total: number }>`SELECT count(*) AS total ${matching}`.execute(db),
    sql<OperatorProductRow>`
      SELECT p.*, coalesce(c.title, d.title, '') AS title, coalesce(c.description, d.description, '') AS description,
        coalesce(n.name, m.name, '') AS application_name,
        (SELECT count(*)::integer FROM product_prices WHERE product_id = p.id) AS countries
      FROM (
        SELECT p.*, a.app_id, a.content_default AS application_lang, coalesce(v.name, '') AS company ${matching}
        ORDER BY p.id DESC LIMIT ${limit} OFFSET ${offset}
      ) p
      LEFT JOIN product_contents c ON c.product_id = p.id AND c.lang = ${lang}
      LEFT JOIN product_contents d ON d.product_id = p.id AND d.lang = p.content_default
      LEFT JOIN application_contents n ON n.application_id = p.application_id AND n.lang = ${lang}
      LEFT JOIN application_contents m ON m.application_id = p.application_id AND m.lang = p.application_lang
      ORDER BY p.id DESC`.execute(db),
  ]);
  return { count: counted.rows[0]?.total ?? 0, rows: found.rows };
}

function matches({ applicationId, status, search = '' }: ProductFilter): RawBuilder<unknown> {
  const parts = [sql`true`];
  if (applicationId !== undefined) parts.push(sql`lower(a.app_id) = ${applicationId.toLowerCase()}`);
  if (status !== undefined) parts.push(sql`p.status = ${status}`);
  if (search !== '') {
    const pattern = containsPattern(search);
    parts.push(sql`(p.product_id ILIKE ${pattern} OR p.name ILIKE ${pattern} OR v.name ILIKE ${pattern} OR EXISTS (
      SELECT FROM product_contents t WHERE t.product_id = p.id AND t.title ILIKE ${pattern}))`);
  }
  return sql.join(parts, sql` AND `);
}

/** Whether an application with that ID exists. */
export async function hasApplication(db: Kysely<Schema>, applicationId: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM applications WHERE lower(app_id) = ${applicationId.toLowerCase()}`.execute(db);
  return rows.length > 0;
}
