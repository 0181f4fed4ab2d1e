import { type Kysely, sql } from 'kysely';
import type { GamePrice } from '#contract/product/price-entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { SHELF } from '#contract/values/states.ts';
import { toMajor } from '#domain/money/money.ts';
import type { Schema } from '../../db/schema.ts';
import { type ReducedPrice, readDiscount } from './read-discount.ts';

type Db = Kysely<Schema>;

/** Whose prices are read, for star coins of which currency, at which moment. */
export interface PriceView {
  readonly currency: CurrencyCode;
  readonly at: Date;
  /** Whether to find the lowest price before a discount as well. */
  readonly isDetailed?: boolean;
}

export interface FoundPrice {
  readonly price: GamePrice;
  /** When a discount of the game begins or ends next, in unix milliseconds; null: none is planned. */
  readonly changesAtMs: number | null;
}

/**
 * The prices of games by application row ID, in the currency or else in the first one in which a game is sold. Free
 * games and those that are not for sale have none.
 */
export async function findGamePrices(
  db: Db,
  ids: readonly number[],
  { currency, at, isDetailed = false }: PriceView,
): Promise<ReadonlyMap<number, FoundPrice>> {
  if (ids.length === 0) return new Map();
  const lowest = isDetailed ? sql`lowest_price(p.id, r.country, r.currency, d.begin_at)` : sql`NULL::bigint`;
  const { rows } = await sql<PriceRow>`
    SELECT a.id, r.currency, r.price_minor, d.percent, d.end_at, next_discount_change(a.id, ${at}) AS changes_at,
      discounted_price(r.price_minor, d.percent) AS reduced_minor,
      CASE WHEN d.percent IS NOT NULL THEN ${lowest} END AS lowest_minor
    FROM applications a JOIN products p ON p.id = a.game_product_id AND p.status = ${SHELF.onShelf}
    CROSS JOIN LATERAL (
      SELECT country, currency, price_minor FROM product_prices
      WHERE product_id = p.id ORDER BY currency <> ${currency}, position LIMIT 1
    ) AS r
    LEFT JOIN LATERAL discount_of(a.id, p.id, ${at}) AS d ON true
    WHERE a.id = ANY (${[...ids]}::integer[])`.execute(db);
  return new Map(rows.map((row) => [row.id, presentPrice(row, isDetailed)]));
}

interface PriceRow extends ReducedPrice {
  readonly id: number;
  readonly changes_at: Date | null;
}

function presentPrice(row: PriceRow, isDetailed: boolean): FoundPrice {
  const { currency, reduced_minor, changes_at } = row;
  const price = { currency, amount: toMajor(reduced_minor, currency), ...readDiscount(row, isDetailed) };
  return { price, changesAtMs: changes_at?.getTime() ?? null };
}

/** The product that sells a game, in one language. */
export interface GameProductTexts {
  readonly productId: string;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
}

export async function findGameProduct(
  db: Db,
  applicationRow: number,
  lang: LocaleCode,
): Promise<GameProductTexts | undefined> {
  const { rows } = await sql<GameProductTexts>`
    SELECT p.product_id AS "productId", p.icon, coalesce(nullif(asked.title, ''), usual.title, '') AS title,
      coalesce(nullif(asked.description, ''), usual.description, '') AS description
    FROM applications a JOIN products p ON p.id = a.game_product_id
    LEFT JOIN product_contents asked ON asked.product_id = p.id AND asked.lang = ${lang}
    LEFT JOIN product_contents usual ON usual.product_id = p.id AND usual.lang = p.content_default
    WHERE a.id = ${applicationRow}`.execute(db);
  return rows[0];
}
