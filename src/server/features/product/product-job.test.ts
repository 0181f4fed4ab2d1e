import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import {
  endProductJob,
  exportProducts,
  getProductJob,
  importProducts,
  listOwnProducts,
} from '#contract/product/developer-endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { PRODUCT_COLUMNS, type ProductColumn } from '#domain/product-table/product-columns.ts';
import { writeCsvRow } from '#server/csv/csv.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { openProductTrial, type ProductTrial } from '#tests/product/open-product-trial.ts';
import { findProductJob, insertProductJob } from './product-job-queries.ts';
import { bindProductJob, runProductJob } from './run-product-job.ts';

let trial: ProductTrial;
let appId = '';
let applicationId = 0;
let icon = '';

beforeAll(async () => {
  trial = await openProductTrial();
  ({ icon } = await trial.make());
});

/** Each test has its own application. */
beforeEach(async () => {
  ({ appId, id: applicationId } = await trial.buildGame());
});

afterAll(() => trial.close());

const LINES = 100;

function tableOf(count: number, changes: (number: number) => Partial<Record<ProductColumn, string>> = () => ({})) {
  const lines = Array.from({ length: count }, (_, number) => {
    const cells: Partial<Record<ProductColumn, string>> = {
      productId: `coins_${number}`,
      name: 'Coins',
      defaultLanguage: 'en-US',
      'title.en-US': 'Coins',
      defaultCurrency: 'TWD',
      defaultPrice: '30',
      countries: 'TW MY',
      icon,
      ...changes(number),
    };
    return PRODUCT_COLUMNS.map((column) => cells[column] ?? '');
  });
  return [PRODUCT_COLUMNS, ...lines].map(writeCsvRow).join('');
}

/** Pads a table with blank lines, which are ignored, to the size that requires a job. */
const large = (table: string) => table + `${' '.repeat(LIMITS.productImportAtOnceBytes / 2)}\r\n`.repeat(2);

const send = (table: string, apply = true) =>
  trial.call(importProducts, { applicationId: appId, apply, file: new File([table], 'products.csv') }, trial.first);
const read = async () => (await trial.call(getProductJob, { applicationId: appId }, trial.first)).job;
const end = (job: number) => trial.call(endProductJob, { applicationId: appId, job }, trial.first);
const ended = async () => {
  await expect.poll(async () => (await read())?.state, { timeout: 60_000 }).toMatch(/done|refused|failed|canceled/);
  return read();
};
const countStored = async () =>
  (await trial.call(listOwnProducts, { applicationId: appId, limit: 1 }, trial.first)).count;

/** Creates a job without queueing it, so that the test runs it. */
async function makeJob(table: string): Promise<number> {
  const file = new TextEncoder().encode(table);
  const [kind, total] = ['import' as const, LINES];
  const job = { kind, applicationId, userId: trial.first.userId, isApplying: true, file, total, now: now() };
  const id = await trial.db.transaction().execute((trx) => insertProductJob(trx, job));
  if (id === undefined) throw new Error('a job is running');
  return id;
}
const now = () => new Date(trial.clock.now());

it('imports a large table by a job, which says beforehand what it would do', async () => {
  const table = large(tableOf(LINES));
  expect(await send(table, false)).toEqual({ result: true, job: expect.any(Number) });
  expect(await ended()).toMatchObject({
    state: 'done',
    isApplying: false,
    report: { isApplied: false, counts: { create: LINES, refused: 0 } },
  });
  expect(await countStored()).toBe(0);
  await send(table);
  expect(await ended()).toMatchObject({
    state: 'done',
    done: LINES,
    total: LINES,
    report: { isApplied: true, counts: { create: LINES, edit: 0, none: 0, refused: 0 } },
  });
  expect(await countStored()).toBe(LINES);
  expect(await listAuditOf(trial.db, `application:${appId}`)).toMatchObject([{ details: { create: LINES, edit: 0 } }]);
});

it('writes nothing while a line is refused, and names the line', async () => {
  await send(large(tableOf(LINES, (number) => (number === 70 ? { name: '' } : {}))));
  expect(await ended()).toMatchObject({
    state: 'refused',
    report: { isApplied: false, counts: { refused: 1 }, lines: [{ line: 72, action: 'refused' }] },
  });
  expect(await countStored()).toBe(0);
});

it('goes on after a crash with the first line that is not written', async () => {
  const id = await makeJob(tableOf(LINES));
  let calls = 0;
  const crash = () => {
    calls += 1;
    if (calls > 8) throw new Error('the process ended');
    return now();
  };
  await expect(runProductJob({ db: trial.db, now: crash }, id)).rejects.toThrow('the process ended');
  const { done } = (await findProductJob(trial.db, id)) ?? {};
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(LINES);
  expect(await countStored()).toBe(done);
  await runProductJob({ db: trial.db, now }, id);
  expect(await read()).toMatchObject({ state: 'done', done: LINES, report: { counts: { create: LINES, none: 0 } } });
  expect(await countStored()).toBe(LINES);
  expect(await listAuditOf(trial.db, `application:${appId}`)).toHaveLength(1);
});

it('runs once at a time for an application, can be stopped, and is forgotten afterwards', async () => {
  const id = await makeJob(tableOf(LINES));
  expect(await read()).toMatchObject({ job: id, state: 'waiting', done: 0, total: LINES });
  for (const file of [tableOf(1), large(tableOf(1))].map((table) => new File([table], 'products.csv'))) {
    const refused = await trial.refuse(importProducts, { applicationId: appId, apply: true, file }, trial.first);
    expect(refused).toMatchObject({ code: ERROR.parameterError, fields: { file: 'form.product_job_running' } });
  }
  await end(id);
  await runProductJob({ db: trial.db, now }, id);
  expect(await read()).toMatchObject({ state: 'canceled' });
  expect(await countStored()).toBe(0);
  await end(id);
  expect(await read()).toBeNull();
});

it('reads as failed once the queue has given it up, and another one may begin', async () => {
  const id = await makeJob(tableOf(1));
  const { giveUp } = bindProductJob({ database: { ...trial.database, readDb: trial.db }, now: trial.clock.now });
  await giveUp?.({ productJobId: id });
  expect(await read()).toMatchObject({ job: id, state: 'failed' });
  expect(await makeJob(tableOf(1))).not.toBe(id);
});

it('is for the developer of the application alone', async () => {
  const job = await makeJob(tableOf(1));
  for (const endpoint of [getProductJob, endProductJob]) {
    const asked = { applicationId: appId, job };
    expect(await trial.refuse(endpoint, asked, trial.second)).toMatchObject({ code: ERROR.applicationNotFound });
    expect(await trial.refuse(endpoint, asked, trial.player)).toMatchObject({ code: ERROR.permissionDenied });
    expect(await trial.refuse(endpoint, asked)).toMatchObject({ code: ERROR.authorizationMissing });
  }
  const other = await trial.buildGame(trial.second.userId);
  await trial.call(endProductJob, { applicationId: other.appId, job }, trial.second);
  expect(await read()).toMatchObject({ job, state: 'waiting' });
});

it('makes ten thousand products of one table, and finds nothing to do in what they are exported as', async () => {
  await send(tableOf(LIMITS.productImportRows));
  const counts = { create: LIMITS.productImportRows, edit: 0, none: 0, refused: 0 };
  expect(await ended()).toMatchObject({ state: 'done', report: { isApplied: true, counts } });
  const exported = await trial.send(exportProducts, { applicationId: appId }, trial.first);
  await send(await exported.text());
  expect(await ended()).toMatchObject({ report: { counts: { ...counts, create: 0, none: LIMITS.productImportRows } } });
}, 120_000);
