import { type Kysely, sql } from 'kysely';
import type { CurrencyCode } from '#contract/limits.ts';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { Shelf } from '#contract/states.ts';
import type { Row, Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

/** Moments inside JSON are texts as PostgreSQL writes them. */
interface Times {
  readonly createdAt: string;
  readonly updatedAt: string;
}

interface ContentPart extends Times {
  readonly lang: LocaleCode;
  readonly title: string;
  readonly description: string;
}

/** Amounts are in minor units. */
interface PricePart extends Times {
  readonly country: string;
  readonly currency: CurrencyCode;
  readonly priceMinor: number;
  readonly defaultPriceMinor: number;
  readonly isManual: boolean;
}

/** A product with all its texts and prices, whatever its shelf. */
export type OwnProductRow = Row<'products'> & {
  readonly app_id: string;
  readonly provider_id: number;
  readonly contents: readonly ContentPart[];
  readonly prices: readonly PricePart[];
};

/** One query for everything: a list has a hundred products, and a product a price for each country. */
const SELECTED = sql`
  SELECT p.*, a.app_id, a.provider_id,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('lang', lang, 'title', title, 'description', description,
      'createdAt', created_at, 'updatedAt', updated_at) ORDER BY array_position(${[...LOCALES]}::text[], lang::text)), '[]')
      FROM product_contents WHERE product_id = p.id) AS contents,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('country', country, 'currency', currency, 'priceMinor', price_minor,
      'defaultPriceMinor', default_price_minor, 'isManual', is_manual,
      'createdAt', created_at, 'updatedAt', updated_at) ORDER BY position), '[]')
      FROM product_prices WHERE product_id = p.id) AS prices
  FROM products p JOIN applications a ON a.id = p.application_id`;

export interface ProductSpan {
  /** Our number of the application. */
  readonly applicationId: number;
  readonly status?: Shelf | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** One page of an application's products, the newest first, and how many match. */
export async function findOwnProducts(db: Db, { applicationId, status, limit, offset }: ProductSpan) {
  const matching = sql`p.application_id = ${applicationId} ${status === undefined ? sql`` : sql`AND p.status = ${status}`}`;
  const [page, counted] = await Promise.all([
    sql<OwnProductRow>`
      ${SELECTED} WHERE ${matching} ORDER BY p.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db),
    sql<{ total: number }>`SELECT count(*) AS total FROM products p WHERE ${matching}`.execute(db),
  ]);
  return { rows: page.rows, count: counted.rows[0]?.total ?? 0 };
}

/** A product of one of a developer's applications; undefined for one that is unknown or somebody else's. */
export async function findOwnProduct(db: Db, { userId, id }: { userId: number; id: number }) {
  const { rows } = await sql<OwnProductRow>`
    ${SELECTED} WHERE p.id = ${id} AND a.provider_id = ${userId}`.execute(db);
  return rows[0];
}
