import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { type FaultProxy, openFaultProxy } from '#tests/database/open-fault-proxy.ts';
import { isDatabaseBusy } from '../middleware/database-busy.ts';
import { type Database, openDatabase } from './open-database.ts';

const PATIENCE = { timeout: 20_000, interval: 10 };
/** Longer than a busy machine delays a responding server. */
const LIMITS = { silentMs: 600, askEveryMs: 120 };

let test: TestDatabase;
let line: FaultProxy;
let database: Database;
let logged: [message: string | undefined, detail: object][];

beforeEach(async () => {
  test = await createTestDatabase();
  line = await openFaultProxy(test.connection);
  // Ignore what the previous test's database reports a second later.
  const lines: typeof logged = [];
  logged = lines;
  const note = (detail: object, message?: string) => void lines.push([message, detail]);
  const log = { info: note, warn: note, error: note };
  database = await openDatabase({ databaseUrl: line.url, dataDir: '', log, guardLimits: LIMITS });
});

afterEach(async () => {
  await line.set('pass');
  await database.close();
  await line.close();
  await test.drop();
});

const ask = () => sql`SELECT 1`.execute(database.db);
const fail = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (isDatabaseBusy(error) ? 'busy' : error),
  );
const messages = () => logged.map(([message]) => message);
const waitFor = (message: string) => vi.waitFor(() => expect(messages()).toContain(message), PATIENCE);

it('ends every wait on a line that swallows what is sent, those in a queue and those of transactions as well', async () => {
  await line.set('swallow');
  const queries = Array.from({ length: 25 }, ask);
  const transaction = database.db.transaction().execute((trx) => sql`SELECT 1`.execute(trx));
  expect(new Set(await Promise.all([...queries, transaction].map(fail)))).toEqual(new Set(['busy']));
  expect(messages()).toContain('the database is unavailable: calls that need it fail with 10001');
});

it('fails connections while the server is away, and accepts them once it is back', async () => {
  await line.set('swallow');
  await waitFor('the database is unavailable: calls that need it fail with 10001');
  const startedAt = performance.now();
  for (let i = 0; i < 50; i += 1) expect(await fail(ask())).toBe('busy');
  // Waiting for each in turn would take fifty times as long.
  expect(performance.now() - startedAt).toBeLessThan(5 * LIMITS.silentMs);
  await line.set('pass');
  await waitFor('the database is available again');
  expect(await fail(ask())).toBe('done');
  expect(logged.at(-1)?.[1]).toEqual({ seconds: expect.any(Number) });
});

it('notices a server that is stopped, says so once, and when it is back', async () => {
  await Promise.all(Array.from({ length: 10 }, ask));
  await line.set('refuse');
  await waitFor('the database is unavailable: calls that need it fail with 10001');
  await Promise.all(Array.from({ length: 30 }, () => fail(ask())));
  await line.set('pass');
  await waitFor('the database is available again');
  expect(await fail(ask())).toBe('done');
  expect(messages().filter((message) => message === 'the database is available again')).toHaveLength(1);
  expect(messages().filter((message) => message === 'database connections broke').length).toBeLessThan(3);
});

it('leaves alone a query that takes long on a server that answers', async () => {
  expect(await fail(sql`SELECT pg_sleep(${(3 * LIMITS.silentMs) / 1000})`.execute(database.db))).toBe('done');
  expect(logged).toEqual([]);
});

it('takes neither a lost connection of its own nor a process that stood still for a server that is away', async () => {
  await vi.waitFor(async () => {
    const { rows } = await test.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name LIKE 'starhall guard %' AND datname = current_database()`,
    );
    expect(rows).toHaveLength(1);
  }, PATIENCE);
  const until = performance.now() + 2 * LIMITS.silentMs;
  while (performance.now() < until);
  expect(await fail(sql`SELECT pg_sleep(${LIMITS.silentMs / 1000})`.execute(database.db))).toBe('done');
  expect(logged).toEqual([]);
});

it.each(['question', 'answer'] as const)(
  'ends a connection that is dead alone, whose %s was swallowed, and leaves the others to their slow queries',
  async (from) => {
    const slow = sql`SELECT pg_sleep(${(5 * LIMITS.silentMs) / 1000})`.execute(database.db);
    line.swallowAlone('lost on the way', from);
    const lost = () => fail(sql`SELECT ${'lost on the way'}::text`.execute(database.db));
    const inTransaction = database.db.transaction().execute(async (trx) => {
      await sql`SELECT 1`.execute(trx);
      return sql`SELECT ${'lost on the way'}::text`.execute(trx);
    });
    expect(await Promise.all([lost(), lost(), fail(inTransaction)])).toEqual(['busy', 'busy', 'busy']);
    expect(await fail(ask())).toBe('done');
    expect(await fail(slow)).toBe('done');
    expect(messages()).not.toContain('the database is unavailable: calls that need it fail with 10001');
  },
);

it('leaves a transaction alone that asks nothing for a while', async () => {
  const work = database.db.transaction().execute(async (trx) => {
    await sql`SELECT 1`.execute(trx);
    await sql`SELECT pg_sleep(${(3 * LIMITS.silentMs) / 1000})`.execute(database.db);
    return sql`SELECT 1`.execute(trx);
  });
  expect(await fail(work)).toBe('done');
});
