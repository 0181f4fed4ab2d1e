import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { countView } from '#contract/application/endpoints.ts';
import { importProducts, repriceProducts } from '#contract/product/developer-endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { PRODUCT_COLUMNS } from '#domain/product-table/product-columns.ts';
import { writeCsvRow } from '#server/csv/csv.ts';
import { buildProduct } from '#tests/factories/build-product.ts';
import { openProductTrial, type ProductTrial } from '#tests/product/open-product-trial.ts';

let trial: ProductTrial;

beforeAll(async () => {
  trial = await openProductTrial();
});

afterAll(() => trial.close());

async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(trial.db);
  return rows.length > 0;
}

/** Operations that take long with ten thousand products; the test waits for one of them. */
const LONG = {
  'they are repriced': (applicationId: string) => ({
    endpoint: repriceProducts,
    input: { applicationId, apply: true },
  }),
  'they are imported': (applicationId: string, productId: string) => {
    const table = [PRODUCT_COLUMNS, PRODUCT_COLUMNS.map((name) => (name === 'productId' ? productId : ''))];
    const file = new File([table.map(writeCsvRow).join('')], 'products.csv', { type: 'text/csv' });
    return { endpoint: importProducts, input: { applicationId, apply: true, file } };
  },
};

it.each(Object.entries(LONG))(
  'lets players come to a game whose products are written, while %s',
  async (_name, begin) => {
    const { id: application_id, appId: applicationId } = await trial.buildGame();
    const { id, productId } = await buildProduct(trial.db, { application_id });
    const { endpoint, input } = begin(applicationId, productId);
    let written: Promise<Response> | undefined;
    await trial.db.transaction().execute(async (trx) => {
      await sql`SELECT FROM products WHERE id = ${id} FOR UPDATE`.execute(trx);
      written = trial.send(endpoint, input, trial.first);
      await vi.waitUntil(isSomebodyWaiting, 20_000);
      expect(await trial.call(countView, { applicationId })).toEqual({ viewCount: 1 });
    });
    expect((await written)?.status).toBe(200);
  },
);

it('keeps the history of a change of many prices as quickly where one of one price came before it', async () => {
  const { id: application_id } = await trial.buildGame();
  const { id } = await buildProduct(trial.db, { application_id, prices: [['TW', 'TWD', 30]] });
  await sql`
    WITH made AS (
      INSERT INTO products (application_id, product_id, name, default_currency, default_price_minor)
      SELECT ${application_id}, 'many_' || number, 'Many', 'TWD', 1 FROM generate_series(1, ${LIMITS.productsPerApplication}) AS number
      RETURNING id
    )
    INSERT INTO product_prices (product_id, country, position, currency, price_minor, default_price_minor)
    SELECT id, country, place, 'TWD', 1, 1
    FROM made, unnest(ARRAY['TW', 'MY', 'SG', 'DE']) WITH ORDINALITY AS sold (country, place)`.execute(trial.db);
  await trial.db.transaction().execute(async (trx) => {
    // The service's statement timeout; comparing every pair of prices would take many times as long.
    await sql`SET LOCAL statement_timeout = '15s'`.execute(trx);
    const one = sql`product_id = ${id}`;
    const all = sql`product_id IN (SELECT id FROM products WHERE application_id = ${application_id})`;
    await sql`UPDATE product_prices SET price_minor = 2, default_price_minor = 2 WHERE ${one}`.execute(trx);
    await sql`UPDATE product_prices SET price_minor = 3, default_price_minor = 3 WHERE ${all}`.execute(trx);
    await sql`DELETE FROM product_prices WHERE ${one}`.execute(trx);
    await sql`DELETE FROM product_prices WHERE ${all}`.execute(trx);
  });
  const { rows } = await sql`
    SELECT old_price_minor AS before, new_price_minor AS after, count(*) AS lines FROM product_price_changes c
    WHERE EXISTS (SELECT FROM products WHERE id = c.product_id AND application_id = ${application_id})
    GROUP BY 1, 2 ORDER BY 1, 2`.execute(trial.db);
  const many = 4 * LIMITS.productsPerApplication;
  expect(rows).toEqual([
    { before: 1, after: 3, lines: many },
    { before: 2, after: 3, lines: 1 },
    { before: 3, after: null, lines: many + 1 },
    { before: 30, after: 2, lines: 1 },
    { before: null, after: 1, lines: many },
    { before: null, after: 30, lines: 1 },
  ]);
}, 60_000);

it('reprices all that a game may sell, and shows the first hundred', async () => {
  const { id, appId: applicationId } = await trial.buildGame();
  await sql`
    WITH made AS (
      INSERT INTO products (application_id, product_id, name, default_currency, default_price_minor)
      SELECT ${id}, 'euro_' || number, 'Euro', 'EUR', 100 FROM generate_series(1, ${LIMITS.productsPerApplication}) AS number
      RETURNING id
    )
    INSERT INTO product_prices (product_id, country, position, currency, price_minor, default_price_minor)
    SELECT id, 'TW', 0, 'TWD', 1, 1 FROM made`.execute(trial.db);
  const preview = await trial.call(repriceProducts, { applicationId }, trial.first);
  expect(preview).toMatchObject({ count: LIMITS.productsPerApplication, priceCount: LIMITS.productsPerApplication });
  if ('job' in preview) throw new Error('left to a job');
  expect(preview.list).toHaveLength(100);
  const { basis } = preview;
  const written = await trial.call(repriceProducts, { applicationId, apply: true, basis }, trial.first);
  expect(written).toEqual({ ...preview, isApplied: true });
  expect(await trial.call(repriceProducts, { applicationId }, trial.first)).toMatchObject({ count: 0, list: [] });
});
