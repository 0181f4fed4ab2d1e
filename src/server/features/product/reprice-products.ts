import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ReplyOf, RequestOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import type { repriceProducts } from '#contract/product/developer-endpoints.ts';
import { SHELF } from '#contract/states.ts';
import { businessDayOf } from '#domain/business-period.ts';
import { findDatedRate } from '#domain/exchange-rates.ts';
import { createPriceConverter, type PriceConverter } from '#domain/price-converter.ts';
import { convertSources, type PriceConversion } from '#domain/reprice.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { findOwnNumber } from '../application/own-application-queries.ts';
import { writeAudit } from '../audit/audit-queries.ts';
import { listRates } from '../exchange-rate/rate-queries.ts';
import { requireOwnApplication } from './own-product-policy.ts';
import { lockProductsOf } from './own-product-queries.ts';
import { presentRepriced } from './present-repriced.ts';
import {
  findPriceSources,
  findProductsToReprice,
  findRepriced,
  findRepricedPrices,
  type RepricedPriceRow,
  type RepricedProductRow,
  repriceInBulk,
} from './reprice-queries.ts';
import { createWriteProducts } from './write-products.ts';

/** How many products the answer lists, as long as they have so many changes together: each may change in every country. */
const LISTED = 100;
const LISTED_PRICES = 2500;
/** Products that are compared at once. */
const COMPARED_AT_ONCE = 500;

type Reply = ReplyOf<typeof repriceProducts>;

/** Shows what the rates of today make of automatic prices, and writes it when asked to. */
export function createRepriceProducts(services: Pick<Services, 'database' | 'cache'>): Handler<typeof repriceProducts> {
  const write = createWriteProducts(services);
  const { db } = services.database;
  return async (request, context) => {
    const { userId } = requireSession(context);
    const { applicationId, apply, basis } = request;
    const now = new Date(context.clock());
    if (!apply) {
      const number = requireOwnApplication(await findOwnNumber(db, { userId, applicationId }));
      return present(await compare(db, { request, number, now }), false);
    }
    return write('reprice', async (trx) => {
      const { id: number } = requireOwnApplication(await lockProductsOf(trx, { userId, applicationId }));
      const compared = await compare(trx, { request, number, now });
      if (basis !== undefined && basis !== compared.basis) {
        throw new ApiError(70000, { fields: { basis: 'field.invalid' } });
      }
      const { rates, parts, repriced } = compared;
      let prices = 0;
      for (const { conversions, repriced: changed } of parts) {
        prices += await repriceInBulk(trx, { productIds: changed.map(({ id }) => id), conversions, now });
      }
      if (prices > 0) {
        await writeAudit(trx, {
          actorUserId: userId,
          action: 'product.reprice',
          subject: `application:${applicationId}`,
          details: { products: repriced.length, prices, rates },
        });
      }
      return present(compared, true);
    });
  };
}

type Pair = Pick<PriceConversion, 'from' | 'to'>;

/** Some of the products, and what their automatic prices become. */
interface Part {
  readonly conversions: readonly PriceConversion[];
  readonly repriced: readonly RepricedProductRow[];
}

interface Comparison {
  readonly parts: readonly Part[];
  readonly rates: Reply['rates'];
  /** The products whose prices change. */
  readonly repriced: readonly RepricedProductRow[];
  /** The changes of the first of them. */
  readonly first: readonly RepricedPriceRow[];
  readonly basis: string;
}

interface Asked {
  readonly request: RequestOf<typeof repriceProducts>;
  /** Our number of the application. */
  readonly number: number;
  readonly now: Date;
}

/** What would change. Products are held where it is to be written, so that it is this and nothing else. */
async function compare(db: Kysely<Schema>, { request, number, now }: Asked): Promise<Comparison> {
  const productIds = await chooseProducts(db, { request, number });
  const dated = await listRates(db, businessDayOf(now.getTime()));
  const { sources, parts, missing } = await compareParts(db, { productIds, convert: createPriceConverter(dated) });
  // The rates are the operator's, so nothing that was sent is at fault; the answer still says where it fails.
  if (missing.length > 0) throw new ApiError(50013, { fields: { rates: 'form.no_rate' } });
  const rates = [...sources.entries()].sort().flatMap(([, { from, to }]) => {
    const traced = findDatedRate(dated, from, to);
    return traced === undefined ? [] : [{ from, to, rate: traced.rate, day: traced.day }];
  });
  const repriced = parts.flatMap((part) => part.repriced);
  return { parts, rates, repriced, first: await findFirst(db, parts), basis: hashOf({ rates, repriced }) };
}

/** Compares some products after the other: ten thousand have forty thousand prices to convert. */
async function compareParts(
  db: Kysely<Schema>,
  { productIds, convert }: { readonly productIds: readonly number[]; readonly convert: PriceConverter },
) {
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
  }
  return { sources, parts, missing };
}

/** The changes of the first products, as many as the answer lists. */
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

/** @throws 50005 for a product that is unknown or of another application, 60035 for one that was removed. */
async function chooseProducts(db: Kysely<Schema>, { request, number }: Omit<Asked, 'now'>): Promise<number[]> {
  const { ids, apply } = request;
  const found = await findProductsToReprice(db, { applicationId: number, ids, isLocked: apply });
  if (ids.length === 0) return found.filter(({ status }) => status !== SHELF.removed).map(({ id }) => id);
  const shelves = new Map(found.map(({ id, status }) => [id, status]));
  const unknown = ids.findIndex((id) => !shelves.has(id));
  if (unknown !== -1) throw new ApiError(50005, { fields: { [`ids.${unknown}`]: 'field.unknown' } });
  const removed = ids.findIndex((id) => shelves.get(id) === SHELF.removed);
  if (removed !== -1) throw new ApiError(60035, { fields: { [`ids.${removed}`]: 'error.60035' } });
  return found.map(({ id }) => id);
}

function hashOf({ rates, repriced }: Pick<Comparison, 'rates' | 'repriced'>): string {
  return createHash('sha256')
    .update(JSON.stringify([rates, repriced]))
    .digest('base64url');
}

function present({ basis, rates, repriced, first }: Comparison, isApplied: boolean): Reply {
  const priceCount = repriced.reduce((sum, { prices }) => sum + prices, 0);
  return { isApplied, basis, rates, count: repriced.length, priceCount, list: presentRepriced(first) };
}
