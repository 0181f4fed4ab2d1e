import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getGameSession } from '#contract/game/endpoints.ts';
import { listPublicProducts } from '#contract/product/endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { type BuiltApplication, buildApplication } from '#tests/factories/build-application.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { createCatalogueCache } from '../../cache/catalogue-cache.ts';
import { readOffered, readOfferedCounts } from './offered-queries.ts';
import { findShop } from './shop-queries.ts';

const PRODUCTS = LIMITS.productsPerApplication;
const IDS = Array.from({ length: PRODUCTS }, (_, index) => `bulk_${index + 1}`);

let product: TestProduct;
let game: BuiltApplication;

beforeAll(async () => {
  product = await openTestProduct();
  game = await buildApplication(product.db);
  // Bypasses the triggers, which record every price.
  await product.db.connection().execute(async (db) => {
    await sql`SET session_replication_role = replica`.execute(db);
    await sql`
      WITH made AS (
        INSERT INTO products (application_id, product_id, name, status, published_at, default_currency, default_price_minor)
        SELECT ${game.id}, 'bulk_' || number, 'Bulk', 1, now(), 'TWD', 30
        FROM generate_series(1, ${PRODUCTS}::integer) AS number ORDER BY number
        RETURNING id
      ), named AS (
        INSERT INTO product_contents (product_id, lang, title, description)
        SELECT id, 'zh-TW', repeat('寶', 55), repeat('石', 200) FROM made
      )
      INSERT INTO product_prices (product_id, country, position, currency, price_minor, default_price_minor)
      SELECT id, country, place, currency, 30, 30 FROM made, (VALUES ('TW', 1, 'TWD'), ('MY', 2, 'MYR')) AS sold (country, place, currency)`.execute(
      db,
    );
    await sql`SET session_replication_role = origin`.execute(db);
  });
});

afterAll(() => product.close());

const asked = { isTester: false, currency: 'MYR', lang: 'en-US' } as const;

/** Queries that also count the rows read from the database. */
async function openReaders() {
  const front = await findShop(product.db, { appId: game.appId, productId: '', nowMs: Date.now() });
  if (front === undefined) throw new Error('there is no game');
  const counted = { rows: 0 };
  const db = product.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      counted.rows += result.rows.length;
      return result;
    },
  });
  const cache = createCatalogueCache({ maxEntries: 10 });
  return {
    front,
    counted,
    cache,
    readers: { database: { db }, cache, offered: cache.branch(10), now: product.clock.now },
  };
}

it('reads only the requested ones of ten thousand products, and caches them', async () => {
  const { front, counted, readers } = await openReaders();
  expect(await readOfferedCounts(readers, front, asked)).toEqual({ TWD: PRODUCTS, MYR: PRODUCTS });
  const read = (offset: number, limit: number) => readOffered(readers, front, { ...asked, offset, limit });
  const last = await read(PRODUCTS - 150, 100);
  expect(last.map(({ productId }) => productId)).toEqual(IDS.slice(-150, -50));
  expect(last[0]).toEqual({
    productId: IDS.at(-150),
    title: '寶'.repeat(55),
    description: '石'.repeat(200),
    icon: '',
    currency: 'MYR',
    price: 0.3,
  });
  // Two currencies, and the blocks that contain the page.
  expect(counted.rows).toBe(2 + 200);
  expect(await read(PRODUCTS - 50, 100)).toHaveLength(50);
  for (const beyond of [PRODUCTS, PRODUCTS + 99, Number.MAX_SAFE_INTEGER]) expect(await read(beyond, 100)).toEqual([]);
  expect(counted.rows).toBe(2 + 200);
});

it('reads all that a large game sells without pushing out other answers, and afresh after a change', async () => {
  const { front, counted, cache, readers } = await openReaders();
  const other = () => cache.read('another answer', async () => counted.rows);
  expect(await other()).toBe(0);
  const read = (offset: number) => readOffered(readers, front, { ...asked, offset, limit: 1000 });
  await read(0);
  await read(1000);
  expect(counted.rows).toBe(2 + 2000);
  expect(await other()).toBe(0);
  await read(1000);
  expect(counted.rows).toBe(2 + 2000);
  await read(0);
  expect(counted.rows).toBe(2 + 3000);
  cache.clear();
  await read(0);
  expect(counted.rows).toBe(2 * 2 + 4000);
});

it('tells players all of them, in answers of a bounded length', async () => {
  const applicationId = game.appId;
  const { count, list } = await product.call(listPublicProducts, { applicationId, currency: 'TWD', offset: 9950 });
  expect([count, list.map(({ productId }) => productId)]).toEqual([PRODUCTS, IDS.slice(9950)]);
  const answers = [0, 1000, 9500, PRODUCTS].map((productOffset) =>
    product.call(getGameSession, { applicationId, currency: 'MYR', productOffset }),
  );
  const told = (await Promise.all(answers)).map(({ productCount, currency, products }) => {
    return { productCount, currency, ids: products.map(({ productId }) => productId) };
  });
  const all = { productCount: PRODUCTS, currency: 'MYR' };
  expect(told).toEqual([
    { ...all, ids: IDS.slice(0, 1000) },
    { ...all, ids: IDS.slice(1000, 2000) },
    { ...all, ids: IDS.slice(9500) },
    { ...all, ids: [] },
  ]);
});
