import { type Kysely, sql } from 'kysely';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import type { Shelf } from '#contract/values/states.ts';
import type { Shelved } from '#domain/application/shelf-obstacle.ts';
import type { PlannedDiscount } from '#domain/prices/discount-price.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';

/** A text in every language. */
export type Texts = Readonly<Record<LocaleCode, string>>;

/** One price in minor units of the currency, with its countries: most of two hundred countries share a few prices. */
export interface ShopPrice {
  /** Country codes in order, separated by spaces; an array would take ten times the memory. */
  readonly countries: string;
  readonly currency: CurrencyCode;
  readonly priceMinor: number;
}

export interface ShopProduct extends Shelved {
  readonly id: number;
  readonly productId: string;
  readonly titles: Texts;
  /** In the order of each price's first country, without discounts. */
  readonly prices: readonly ShopPrice[];
  /** The present discount and those to come. */
  readonly discounts: readonly PlannedDiscount[];
}

/** An application as a seller, in any shelf status. */
export interface ShopFront extends Shelved {
  readonly id: number;
  readonly appId: string;
  readonly names: Texts;
  readonly sellerId: number;
  readonly seller: string;
  readonly isOpen: boolean;
  /** The product row that sells the game itself; null: none does. */
  readonly gameProductRow: number | null;
}

/** The application and the product of an order, past products included. */
export interface Shop extends ShopFront {
  readonly product: ShopProduct | undefined;
}

type Db = Kysely<Schema>;
type Readers = Pick<Services, 'database' | 'cache' | 'now'>;

/** A selling application from the cache, which may be briefly out of date. */
export function readFront({ database, cache }: Omit<Readers, 'now'>, appId: string): Promise<ShopFront | undefined> {
  return cache.read(`shop ${appId.toLowerCase()}`, () => findFront(database.db, appId));
}

/** `findShop` from the cache. */
export async function readShop(readers: Readers, appId: string, productId: string): Promise<Shop | undefined> {
  const front = await readFront(readers, appId);
  if (front === undefined) return undefined;
  const { database, cache, now } = readers;
  const find = () => findProduct(database.db, { applicationRow: front.id, productId, nowMs: now() });
  return { ...front, product: await cache.read(`product ${front.id} ${productId}`, find) };
}

export interface ShopKey {
  readonly appId: string;
  readonly productId: string;
  /** Discounts that have ended by then are left out. */
  readonly nowMs: number;
}

/** An application and one of its products; undefined for an unknown application. */
export async function findShop(db: Db, { appId, productId, nowMs }: ShopKey): Promise<Shop | undefined> {
  const front = await findFront(db, appId);
  return front && { ...front, product: await findProduct(db, { applicationRow: front.id, productId, nowMs }) };
}

async function findFront(db: Db, appId: string): Promise<ShopFront | undefined> {
  const { rows } = await sql<ShopRow>`
    SELECT a.id, a.app_id, a.status, a.published_at, a.is_open, a.developer_id, a.content_default, a.game_product_id,
      coalesce(p.name, '') AS seller,
      (SELECT jsonb_object_agg(lang, name) FROM application_contents WHERE application_id = a.id) AS names
    FROM applications a LEFT JOIN providers p ON p.user_id = a.developer_id
    WHERE lower(a.app_id) = ${appId.toLowerCase()}`.execute(db);
  const [row] = rows;
  return (
    row && {
      ...readShelf(row),
      id: row.id,
      appId: row.app_id,
      names: fillTexts(row.names, row.content_default),
      sellerId: row.developer_id,
      seller: row.seller,
      isOpen: row.is_open,
      gameProductRow: row.game_product_id,
    }
  );
}

/** Loads a single product: all ten thousand of a large game take seconds. */
async function findProduct(
  db: Db,
  { applicationRow, productId, nowMs }: Omit<ShopKey, 'appId'> & { readonly applicationRow: number },
): Promise<ShopProduct | undefined> {
  const { rows } = await sql<ProductRow>`
    SELECT p.id, p.product_id, p.status, p.published_at, p.content_default,
      (SELECT jsonb_object_agg(lang, title) FROM product_contents WHERE product_id = p.id) AS titles,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('countries', countries, 'currency', currency, 'priceMinor', price_minor)
        ORDER BY place), '[]') FROM (
          SELECT string_agg(country, ' ' ORDER BY position) AS countries, currency, price_minor, min(position) AS place
          FROM product_prices WHERE product_id = p.id GROUP BY currency, price_minor
        ) AS sold) AS prices,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('percent', percent,
        'beginMs', extract(epoch FROM begin_at) * 1000, 'endMs', extract(epoch FROM end_at) * 1000)), '[]')
        FROM discounts d WHERE d.application_id = p.application_id AND (d.product_id IS NULL OR d.product_id = p.id)
          AND d.end_at > ${new Date(nowMs)}) AS discounts
    FROM products p WHERE p.application_id = ${applicationRow} AND p.product_id = ${productId}`.execute(db);
  const [row] = rows;
  return (
    row && {
      ...readShelf(row),
      id: row.id,
      productId: row.product_id,
      titles: fillTexts(row.titles, row.content_default),
      prices: row.prices,
      discounts: row.discounts,
    }
  );
}

interface ShelfRow {
  readonly id: number;
  readonly status: Shelf;
  readonly published_at: Date | null;
  readonly content_default: LocaleCode;
}

type SomeTexts = Partial<Texts> | null;

interface ShopRow extends ShelfRow {
  readonly app_id: string;
  readonly is_open: boolean;
  readonly game_product_id: number | null;
  readonly developer_id: number;
  readonly seller: string;
  readonly names: SomeTexts;
}

interface ProductRow extends ShelfRow {
  readonly product_id: string;
  readonly titles: SomeTexts;
  readonly prices: readonly ShopPrice[];
  readonly discounts: readonly PlannedDiscount[];
}

function readShelf({ status, published_at }: ShelfRow): Shelved {
  return { status, wasReleased: published_at !== null };
}

/** Fills languages without a text from the default language. */
function fillTexts(texts: SomeTexts, fallback: LocaleCode): Texts {
  const textOf = (lang: LocaleCode) => texts?.[lang] || texts?.[fallback] || '';
  const [tw, cn, vi, en] = LOCALES;
  return { [tw]: textOf(tw), [cn]: textOf(cn), [vi]: textOf(vi), [en]: textOf(en) };
}
