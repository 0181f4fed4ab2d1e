import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findLatestReport } from '#server/features/ledger/report-queries.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { listUpkeep } from './list-upkeep.ts';
import { startUpkeep } from './upkeep.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
});

afterAll(() => product.close());

it('runs every task at once, also where one fails, and logs the failure', async () => {
  const logged: unknown[] = [];
  const log = pino({ base: null }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const ran: string[] = [];
  const first = async () => {
    ran.push('first');
    throw new Error('the database is unavailable');
  };
  const second = async () => void ran.push('second');
  const upkeep = startUpkeep(
    [first, second].map((run) => ({ everyHours: 1, run })),
    log,
  );
  const ended = upkeep.end();
  expect(ran).toEqual(['first', 'second']);
  const failure = {
    msg: 'a task of the upkeep failed',
    err: expect.objectContaining({ message: 'the database is unavailable' }),
  };
  await ended;
  expect(logged).toEqual([expect.objectContaining(failure)]);
});

it('ends when the tasks under way have: a product closes its database after that', async () => {
  const order: string[] = [];
  let finish = () => {};
  const task = new Promise<void>((resolve) => {
    finish = resolve;
  }).then(() => void order.push('task'));
  const upkeep = startUpkeep([{ everyHours: 1, run: () => task }], pino({ enabled: false }));
  const ended = upkeep.end().then(() => order.push('end'));
  finish();
  await ended;
  expect(order).toEqual(['task', 'end']);
});

it('begins when a product is opened, where nothing else is said', async () => {
  const opened = await openTestProduct({ hasUpkeep: true });
  await opened.settleUpkeep();
  const report = await findLatestReport(opened.db);
  await opened.close();
  expect(report).not.toBeNull();
});

it('has no task that fails on a product', async () => {
  const tasks = listUpkeep(product.services);
  expect(tasks).not.toEqual([]);
  for (const { run } of tasks) await run();
});
