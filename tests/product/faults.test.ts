import { afterEach, beforeEach, expect, it } from 'vitest';
import { getUserProfile, updateUserProfile } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { getReadiness } from '#contract/system/endpoints.ts';
import { type Database, openDatabase } from '#server/db/open-database.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { type FaultProxy, openFaultProxy } from '#tests/database/open-fault-proxy.ts';
import { buildMaintenance } from '#tests/factories/build-maintenance.ts';
import { openFaultTrial } from './open-fault-trial.ts';
import { signIn } from './sign-in.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

let test: TestDatabase;
let line: FaultProxy;
let database: Database;
let trial: Awaited<ReturnType<typeof openFaultTrial>>;

beforeEach(async () => {
  test = await createTestDatabase({ isStarted: true });
  line = await openFaultProxy(test.connection);
  // A fifth of the production value, to keep tests fast.
  const guardLimits = { silentMs: 300, askEveryMs: 90 };
  database = await openDatabase({ databaseUrl: line.url, dataDir: '', log: silent, guardLimits });
  trial = await openFaultTrial(database);
});

afterEach(async () => {
  await line.set('pass');
  await trial.close();
  await database.close();
  await line.close();
  await test.drop();
});

it.each(['refuse', 'swallow'] as const)(
  'answers what needs the database with 10001 while its line does this, goes on with kept pages, and recovers: %s',
  async (state) => {
    await line.set(state);
    await trial.expectAway();
    await line.set('pass');
    await trial.expectWell();
    const busy = trial.product.logged.filter(({ msg }) => msg === 'the database was unavailable or busy');
    expect(busy[0]).toMatchObject({ level: 40, code: ERROR.databaseBusy, count: 1, reason: expect.any(String) });
    expect(busy[0]).not.toHaveProperty('err');
    // Fifteen calls failed and more.
    expect(busy.length).toBeLessThan(6);
    expect(trial.product.logged.filter(({ msg }) => msg === 'unexpected failure')).toEqual([]);
  },
);

it('answers a call with 10001 whose connection alone is dead, and all others as ever', async () => {
  line.swallowAlone('nowhere', 'question');
  await trial.expectOneLost({ search: 'nowhere' });
  await trial.expectAnswered();
});

it('goes on after connections were ended by the server', async () => {
  const end = () =>
    test.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name LIKE 'starhall 0%' AND datname = current_database()`,
    );
  await trial.expectAnswered();
  await trial.expectAnsweredDuring(end);
  await trial.expectAnswered();
});

it('answers writes with 10001 while its address leads to a server that only reads', async () => {
  const { product } = trial;
  const name = new URL(line.url).pathname.slice(1);
  const { headers } = await signIn(product, { email: 'writer@example.com' });
  const write = () => product.send(updateUserProfile, { nickname: 'Mei' }, { headers });
  await test.pool.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  await test.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name LIKE 'starhall 0%' AND datname = current_database()`,
  );
  const canRead = async () => (await product.send(getUserProfile, {}, { headers })).ok;
  await expect.poll(canRead).toBe(true);
  const refusal = { status: 503, code: ERROR.databaseBusy };
  expect(await product.refuse(updateUserProfile, { nickname: 'Mei' }, { headers })).toEqual(refusal);
  await test.pool.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
  await expect.poll(async () => (await write()).ok).toBe(true);
  expect(product.logged.filter(({ msg }) => msg === 'unexpected failure')).toEqual([]);
});

it('closes for a planned maintenance also while the database is away', async () => {
  const { db, clock, request, renderer } = trial.product;
  const at = (minutes: number) => new Date(clock.now() + minutes * 60_000).toISOString();
  await buildMaintenance(db, { is_manual: false, begin_at: at(5), end_at: at(60) });
  const statusOf = async () => (await request('/games')).status;
  const isKnown = async () => (await statusOf()) === 200 && renderer.visits.at(-1)?.plannedMaintenance !== undefined;
  await expect.poll(isKnown).toBe(true);
  await line.set('refuse');
  await expect.poll(async () => (await trial.product.send(getReadiness, {})).status).toBe(503);
  clock.advance(4 * 60_000);
  expect(await statusOf()).toBe(200);
  clock.advance(2 * 60_000);
  expect(await statusOf()).toBe(503);
});
