import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Endpoint, InputOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import {
  createProduct,
  deleteProduct,
  duplicateProduct,
  editProduct,
  endProductJob,
  getProductJob,
  importProducts,
  listOwnProducts,
  pullProduct,
  releaseProduct,
  repriceProducts,
} from '#contract/product/developer-endpoints.ts';
import { listCountryRegions } from '#domain/countries/countries.ts';
import { PRODUCT_COLUMNS } from '#domain/product-table/product-columns.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { openProductTrial, type ProductTrial } from '#tests/product/open-product-trial.ts';
import { findProductJob, insertProductJob } from './product-job-queries.ts';
import { runProductJob } from './run-product-job.ts';

const COUNTRIES = listCountryRegions().flatMap(({ countries }) => countries);
/** More automatic prices than one call compares. */
const PRODUCTS = 110;
const PRICES = PRODUCTS * COUNTRIES.length;

let trial: ProductTrial;
let appId = '';
let applicationId = 0;

beforeAll(async () => {
  trial = await openProductTrial();
});

/** Each test has its own application, with products that cost 1 TWD in every country. */
beforeEach(async () => {
  ({ appId, id: applicationId } = await trial.buildGame());
  await sql`
    WITH made AS (
      INSERT INTO products (application_id, product_id, name, default_currency, default_price_minor)
      SELECT ${applicationId}, 'euro_' || number, 'Euro', 'EUR', 100
      FROM generate_series(1, ${PRODUCTS}) AS number RETURNING id
    )
    INSERT INTO product_prices (product_id, country, position, currency, price_minor, default_price_minor)
    SELECT id, country, place, 'TWD', 1, 1 FROM made, unnest(${COUNTRIES}::text[]) WITH ORDINALITY AS sold (country, place)`.execute(
    trial.db,
  );
});

afterAll(() => trial.close());

type Input = Omit<InputOf<typeof repriceProducts>, 'applicationId'>;
const reprice = (input: Input = {}) => trial.call(repriceProducts, { applicationId: appId, ...input }, trial.first);
const read = async () => (await trial.call(getProductJob, { applicationId: appId }, trial.first)).job;
const ended = async () => {
  await expect.poll(async () => (await read())?.state, { timeout: 60_000 }).toMatch(/done|refused|failed|canceled/);
  return read();
};
const now = () => new Date(trial.clock.now());
const audit = () => listAuditOf(trial.db, `application:${appId}`);

/** Number of prices by amount. */
async function countPrices(): Promise<Record<string, number>> {
  const { rows } = await sql<{ price: number; count: number }>`
    SELECT r.price_minor AS price, count(*) AS count FROM product_prices r JOIN products p ON p.id = r.product_id
    WHERE p.application_id = ${applicationId} GROUP BY 1`.execute(trial.db);
  return Object.fromEntries(rows.map(({ price, count }) => [String(price), count]));
}

/** Creates a job without queueing it, so that the test runs it. */
async function makeJob(basis?: string): Promise<number> {
  const request = { ids: [], ...(basis === undefined ? {} : { basis }) };
  const asked = { applicationId, userId: trial.first.userId, isApplying: true, total: PRODUCTS, now: now() };
  const id = await trial.db
    .transaction()
    .execute((trx) => insertProductJob(trx, { ...asked, kind: 'reprice', request }));
  if (id === undefined) throw new Error('a job is running');
  return id;
}

it('compares and writes many prices by a job, all of them at once, and exactly what was shown', async () => {
  expect(await reprice()).toEqual({ result: true, job: expect.any(Number) });
  const compared = await ended();
  expect(compared).toMatchObject({
    ...{ kind: 'reprice', state: 'done', isApplying: false, done: PRODUCTS, total: PRODUCTS, isWhole: true },
    repricing: { isApplied: false, count: PRODUCTS, priceCount: PRICES },
    refusal: null,
  });
  expect(await countPrices()).toEqual({ 1: PRICES });
  if (compared?.kind !== 'reprice') throw new Error('another job');
  const basis = compared.repricing?.basis ?? '';
  await reprice({ apply: true, basis });
  expect(await ended()).toMatchObject({
    ...{ state: 'done', isApplying: true, done: PRODUCTS },
    repricing: { ...compared.repricing, isApplied: true },
  });
  expect(await countPrices()).toEqual({ 35: PRICES });
  expect(await audit()).toMatchObject([{ action: 'product.reprice', details: { products: PRODUCTS, prices: PRICES } }]);
  await reprice({ apply: true, basis });
  expect(await ended()).toMatchObject({
    state: 'refused',
    refusal: { code: ERROR.parameterError, fields: { basis: 'field.invalid' } },
  });
  expect(await audit()).toHaveLength(1);
});

it('has written nothing after a crash, and starts over', async () => {
  const id = await makeJob();
  let calls = 0;
  const crash = () => {
    calls += 1;
    // The prices are written but not committed.
    if (calls === 4) throw new Error('the process ended');
    return now();
  };
  await expect(runProductJob({ db: trial.db, now: crash }, id)).rejects.toThrow('the process ended');
  expect(await read()).toMatchObject({ job: id, state: 'judging' });
  expect([await countPrices(), await audit()]).toEqual([{ 1: PRICES }, []]);
  await runProductJob({ db: trial.db, now }, id);
  expect(await read()).toMatchObject({ job: id, state: 'done', repricing: { priceCount: PRICES } });
  expect([await countPrices(), await audit()]).toEqual([{ 35: PRICES }, [expect.anything()]]);
});

it('writes nothing when it is stopped on the way', async () => {
  const id = await makeJob();
  let run: Promise<unknown> | undefined;
  await trial.db.transaction().execute(async (trx) => {
    await sql`SELECT FROM products WHERE application_id = ${applicationId} FOR UPDATE`.execute(trx);
    run = runProductJob({ db: trial.db, now }, id).catch((error: unknown) => error);
    await vi.waitUntil(isSomebodyWaiting, 20_000);
    expect(await read()).toMatchObject({ state: 'judging' });
    await trial.call(endProductJob, { applicationId: appId, job: id }, trial.first);
  });
  expect(await run).toMatchObject({ name: 'Stopped' });
  expect(await read()).toMatchObject({ job: id, state: 'canceled' });
  expect([await countPrices(), await audit()]).toEqual([{ 1: PRICES }, []]);
});

async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(trial.db);
  return rows.length > 0;
}

it('lets nothing else write the products of an application at once while it waits or runs', async () => {
  const id = await makeJob();
  expect(await read()).toMatchObject({ job: id, kind: 'reprice', state: 'waiting', done: 0, total: PRODUCTS });
  const running = { code: ERROR.parameterError, fields: { applicationId: 'form.product_job_running' } };
  const [first] = (await trial.call(listOwnProducts, { applicationId: appId, limit: 1 }, trial.first)).list;
  // Small repricings are written directly, large ones by a job.
  for (const ids of [[first?.id ?? 0], []]) {
    expect(await trial.refuse(repriceProducts, { applicationId: appId, ids, apply: true }, trial.first)).toMatchObject(
      running,
    );
  }
  const file = new File([`${PRODUCT_COLUMNS.join()}\ncoins${','.repeat(PRODUCT_COLUMNS.length - 1)}`], 'products.csv');
  expect(await trial.refuse(importProducts, { applicationId: appId, apply: true, file }, trial.first)).toMatchObject({
    code: ERROR.parameterError,
    fields: { file: 'form.product_job_running' },
  });
  expect(await findProductJob(trial.db, id)).toMatchObject({ state: 'waiting' });
});

it('refuses every change of its products at once while it is to write, and none while it only compares', async () => {
  const [first] = (await trial.call(listOwnProducts, { applicationId: appId, limit: 1 }, trial.first)).list;
  const id = first?.id ?? 0;
  const form = await trial.buildForm();
  const changes: [Endpoint, object][] = [
    [createProduct, { ...form, applicationId: appId }],
    [editProduct, { id, name: 'Other' }],
    [duplicateProduct, { id, productId: 'copy' }],
    [releaseProduct, { id }],
    [pullProduct, { id }],
    [deleteProduct, { id }],
  ];
  await makeJob();
  const running = { status: 400, code: ERROR.parameterError, fields: { applicationId: 'form.product_job_running' } };
  for (const [endpoint, input] of changes) {
    expect(await trial.refuse(endpoint, input, trial.first), endpoint.name).toEqual(running);
  }
  // The job is visible to its developer only.
  expect(await trial.refuse(editProduct, { id, name: 'Other' }, trial.second)).toMatchObject({
    code: ERROR.productNotFound,
  });
  await trial.db
    .updateTable('product_jobs')
    .set({ is_applying: false })
    .where('application_id', '=', applicationId)
    .execute();
  expect(await trial.call(createProduct, { ...form, applicationId: appId }, trial.first)).toMatchObject({
    result: true,
  });
});

it('ends as refused where no rate leads to a currency', async () => {
  const kept = await trial.db.deleteFrom('exchange_rates').returningAll().execute();
  await runProductJob({ db: trial.db, now }, await makeJob());
  expect(await read()).toMatchObject({
    state: 'refused',
    refusal: { code: ERROR.currencyNotFound, fields: { rates: 'form.no_rate' } },
  });
  await trial.db.insertInto('exchange_rates').values(kept).execute();
});
