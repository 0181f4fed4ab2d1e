import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Repricing } from '#contract/product/entities.ts';
import { SHELF } from '#contract/values/states.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import { findDatedRate } from '#domain/prices/exchange-rates.ts';
import { createPriceConverter, type PriceConverter } from '#domain/prices/price-converter.ts';
import { convertSources, type PriceConversion } from '#domain/prices/reprice.ts';
import type { Schema } from '../../db/schema.ts';
import { listRates } from '../exchange-rate/public.ts';
import { presentRepriced } from './present-repriced.ts';
import {
  findPriceSources,
  findProductsToReprice,
  findRepriced,
  findRepricedPrices,
  type RepricedPriceRow,
  type RepricedProductRow,
} from './reprice-queries.ts';

/**
 * Number of products listed in the response if they have that many changes in total; each may change in every country.
 */
const LISTED = 100;
const LISTED_PRICES = 2500;
/** Products compared per query. */
const COMPARED_AT_ONCE = 500;

type Pair = Pick<PriceConversion, 'from' | 'to'>;

/** A batch of products and the conversions for their automatic prices. */
interface Part {
  readonly conversions: readonly PriceConversion[];
  readonly repriced: readonly RepricedProductRow[];
}

export interface Comparison {
  readonly parts: readonly Part[];
  readonly rates: Repricing['rates'];
  /** The products whose prices change. */
  readonly repriced: readonly RepricedProductRow[];
  /** The changes of the first of them. */
  readonly first: readonly RepricedPriceRow[];
  readonly basis: string;
}

export interface PricesToCompare {
  /** From `chooseProducts`. */
  readonly productIds: readonly number[];
  readonly now: Date;
  /** Called with the number of products compared so far. */
  readonly onProgress?: (done: number) => Promise<void>;
}

/**
 * Computes what today's exchange rates would change; read-only.
 * @throws `currencyNotFound` if no rate converts one currency to another.
 */
export async function comparePrices(db: Kysely<Schema>, prices: PricesToCompare): Promise<Comparison> {
  const dated = await listRates(db, businessDayOf(prices.now.getTime()));
  const { sources, parts, missing } = await compareParts(db, prices, createPriceConverter(dated));
  // The rates are the operator's, so the request is valid; the error still names the currencies.
  if (missing.length > 0) throw new ApiError(ERROR.currencyNotFound, { fields: { rates: 'form.no_rate' } });
  const rates = [...sources.entries()].sort().flatMap(([, { from, to }]) => {
    const traced = findDatedRate(dated, from, to);
    return traced === undefined ? [] : [{ from, to, rate: traced.rate, day: traced.day }];
  });
  const repriced = parts.flatMap((part) => part.repriced);
  return { parts, rates, repriced, first: await findFirst(db, parts), basis: hashOf({ rates, repriced }) };
}

/** Compares products in batches: ten thousand have forty thousand prices to convert. */
async function compareParts(db: Kysely<Schema>, { productIds, onProgress }: PricesToCompare, convert: PriceConverter) {
  const sources = new Map<string, Pair>();
  const missing: Pair[] = [];
  const parts: Part[] = [];
  for (let start = 0; start < productIds.length; start += COMPARED_AT_ONCE) {
    const batch = productIds.slice(start, start + COMPARED_AT_ONCE);
    const found = await findPriceSources(db, batch);
    for (const { from, to } of found) sources.set(`${from} ${to}`, { from, to });
    const { conversions, missing: unknown } = convertSources(found, convert);
    missing.push(...unknown);
    parts.push({ conversions, repriced: await findRepriced(db, { productIds: batch, conversions }) });
    await onProgress?.(start + batch.length);
  }
  return { sources, parts, missing };
}

/** The changes of the first products, as many as the response lists. */
async function findFirst(db: Kysely<Schema>, parts: readonly Part[]): Promise<readonly RepricedPriceRow[]> {
  const first: RepricedPriceRow[] = [];
  const listed = chooseListed(parts.flatMap(({ repriced }) => repriced));
  for (const { repriced, conversions } of parts) {
    const productIds = repriced.map(({ id }) => id).filter((id) => listed.has(id));
    if (productIds.length > 0) first.push(...(await findRepricedPrices(db, { productIds, conversions })));
  }
  return first;
}

function chooseListed(repriced: readonly RepricedProductRow[]): ReadonlySet<number> {
  const listed = new Set<number>();
  let prices = 0;
  for (const product of repriced.slice(0, LISTED)) {
    prices += product.prices;
    if (prices > LISTED_PRICES) break;
    listed.add(product.id);
  }
  return listed;
}

interface Choice {
  /** Internal ID of the application. */
  readonly applicationId: number;
  /** Empty: all products that were not removed. */
  readonly ids: readonly number[];
  /** Whether to lock the products until the transaction ends. */
  readonly isLocked: boolean;
}

/**
 * Selects the products to reprice.
 * @throws `productNotFound` for a product that is unknown or of another application, `productRemoved` for a removed
 * one.
 */
export async function chooseProducts(db: Kysely<Schema>, choice: Choice): Promise<number[]> {
  const { ids } = choice;
  const found = await findProductsToReprice(db, choice);
  if (ids.length === 0) return found.filter(({ status }) => status !== SHELF.removed).map(({ id }) => id);
  const shelves = new Map(found.map(({ id, status }) => [id, status]));
  const unknown = ids.findIndex((id) => !shelves.has(id));
  if (unknown !== -1) throw new ApiError(ERROR.productNotFound, { fields: { [`ids.${unknown}`]: 'field.unknown' } });
  const removed = ids.findIndex((id) => shelves.get(id) === SHELF.removed);
  if (removed !== -1) throw new ApiError(ERROR.productRemoved, { fields: { [`ids.${removed}`]: 'error.60035' } });
  return found.map(({ id }) => id);
}

function hashOf({ rates, repriced }: Pick<Comparison, 'rates' | 'repriced'>): string {
  return createHash('sha256')
    .update(JSON.stringify([rates, repriced]))
    .digest('base64url');
}

/** Builds the response for changes that were applied or would be. */
export function presentRepricing({ basis, rates, repriced, first }: Comparison, isApplied: boolean): Repricing {
  const priceCount = repriced.reduce((sum, { prices }) => sum + prices, 0);
  return { isApplied, basis, rates, count: repriced.length, priceCount, list: presentRepriced(first) };
}
