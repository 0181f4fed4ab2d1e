import { type Kysely, sql } from 'kysely';
import type { PublicProduct } from '#contract/product/entities.ts';
import { CURRENCIES, type CurrencyCode, LIMITS } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { SHELF, type Shelf } from '#contract/values/states.ts';
import { toMajor } from '#domain/money/money.ts';
import { validUntil } from '../../cache/catalogue-cache.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { type ReducedPrice, readDiscount } from './read-discount.ts';
import type { ShopFront } from './shop-queries.ts';

type Db = Kysely<Schema>;
type Readers = Pick<Services, 'cache' | 'offered' | 'now'> & { readonly database: Pick<Services['database'], 'db'> };

/** Testers also see products off the shelf. */
export interface Audience {
  readonly isTester: boolean;
}

/** The number of products on sale in each currency of an application. */
export type OfferedCounts = Readonly<Partial<Record<CurrencyCode, number>>>;

export interface OfferedPage extends Audience {
  readonly currency: CurrencyCode;
  readonly lang: LocaleCode;
  readonly offset: number;
  readonly limit: number;
}

/** Products per cache entry: a list of ten thousand takes seconds to read, and its JSON would block the event loop. */
const BLOCK = LIMITS.pageSizeMax;

/** Cached counts of an application's products on sale. */
export function readOfferedCounts(
  { database, cache }: Pick<Readers, 'database' | 'cache'>,
  front: ShopFront,
  { isTester }: Audience,
): Promise<OfferedCounts> {
  return cache.read(`offered ${front.id} ${isTester}`, () => countOffered(database.db, front, shelvesOf(isTester)));
}

/** The currencies with products, in their usual order. */
export function currenciesOf(counts: OfferedCounts): CurrencyCode[] {
  return CURRENCIES.filter((currency) => counts[currency] !== undefined);
}

/**
 * A range of an application's products on sale in a currency, oldest first. The cache holds aligned blocks, so that
 * pages of any size share them, and none beyond the end.
 */
export async function readOffered(
  readers: Readers,
  front: ShopFront,
  { isTester, currency, lang, offset, limit }: OfferedPage,
): Promise<readonly PublicProduct[]> {
  const { database, offered, now } = readers;
  const count = (await readOfferedCounts(readers, front, { isTester }))[currency] ?? 0;
  const [first, end] = [offset - (offset % BLOCK), Math.min(offset + limit, count)];
  const starts = Array.from(
    { length: Math.max(0, Math.ceil((end - first) / BLOCK)) },
    (_, index) => first + index * BLOCK,
  );
  const blocks = await Promise.all(
    starts.map((start) =>
      offered.read(`${front.id} ${isTester} ${currency} ${lang} ${start}`, () =>
        findOffered(database.db, { front, shelves: shelvesOf(isTester), currency, lang, start, at: new Date(now()) }),
      ),
    ),
  );
  return blocks.flat().slice(offset - first, offset - first + limit);
}

function shelvesOf(isTester: boolean): Shelf[] {
  return isTester ? [SHELF.onShelf, SHELF.offShelf] : [SHELF.onShelf];
}

/** Whether a product `p` is sold inside an application: the one that sells the game itself is bought on its page. */
function isInside({ id, gameProductRow }: ShopFront, shelves: Shelf[]) {
  return sql`p.application_id = ${id} AND p.status = ANY (${shelves}::smallint[])
    AND p.id IS DISTINCT FROM ${gameProductRow}::integer`;
}

async function countOffered(db: Db, front: ShopFront, shelves: Shelf[]): Promise<OfferedCounts> {
  const { rows } = await sql<{ currency: CurrencyCode; count: number }>`
    SELECT c.currency, count(*) AS count
    FROM products p CROSS JOIN unnest(${[...CURRENCIES]}::text[]) AS c (currency)
    CROSS JOIN LATERAL (
      SELECT FROM product_prices WHERE product_id = p.id AND currency = c.currency LIMIT 1
    ) AS price
    WHERE ${isInside(front, shelves)}
    GROUP BY c.currency`.execute(db);
  return Object.fromEntries(rows.map(({ currency, count }) => [currency, count]));
}

interface Block {
  readonly front: ShopFront;
  readonly shelves: Shelf[];
  readonly currency: CurrencyCode;
  readonly lang: LocaleCode;
  readonly start: number;
  readonly at: Date;
}

/** One block of products in one language, each with its first price in the currency. */
async function findOffered(
  db: Db,
  { front, shelves, currency, lang, start, at }: Block,
): Promise<readonly PublicProduct[]> {
  const { rows } = await sql<OfferedRow>`
    SELECT p.product_id AS "productId", p.icon, p.price_minor, p.percent, p.end_at,
      discounted_price(p.price_minor, p.percent) AS reduced_minor, ${currency}::text AS currency,
      CASE WHEN p.percent IS NOT NULL THEN lowest_price(p.id, p.country, ${currency}, p.begin_at) END AS lowest_minor,
      next_discount_change(${front.id}, ${at}) AS changes_at,
      coalesce(nullif(asked.title, ''), usual.title, '') AS title,
      coalesce(nullif(asked.description, ''), usual.description, '') AS description
    FROM (
      SELECT p.id, p.product_id, p.icon, p.content_default, price.price_minor, price.country, d.percent, d.begin_at, d.end_at
      FROM products p CROSS JOIN LATERAL (
        SELECT price_minor, country FROM product_prices
        WHERE product_id = p.id AND currency = ${currency} ORDER BY position LIMIT 1
      ) AS price
      LEFT JOIN LATERAL discount_of(p.application_id, p.id, ${at}) AS d ON true
      WHERE ${isInside(front, shelves)}
      ORDER BY p.id LIMIT ${BLOCK} OFFSET ${start}
    ) AS p
    LEFT JOIN product_contents asked ON asked.product_id = p.id AND asked.lang = ${lang}
    LEFT JOIN product_contents usual ON usual.product_id = p.id AND usual.lang = p.content_default
    ORDER BY p.id`.execute(db);
  const list = rows.map((row) => {
    const { productId, icon, title, description, reduced_minor } = row;
    const price = toMajor(reduced_minor, currency);
    return { productId, title, description, icon, currency, price, ...readDiscount(row, true) };
  });
  return validUntil(list, rows[0]?.changes_at?.getTime() ?? null);
}

interface OfferedRow extends ReducedPrice {
  readonly productId: string;
  readonly icon: string;
  readonly title: string;
  readonly description: string;
  readonly changes_at: Date | null;
}
