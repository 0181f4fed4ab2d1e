import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { z } from '#contract/schema/schema.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { bindJob, defineJob, type JobRun, LastingFailure } from './job.ts';
import { createJobQueue, type EnqueueOptions, JOB_SCHEMA, type JobQueue } from './job-queue.ts';

/** Real time on a busy machine; not a limit under test. */
const PATIENCE = { timeout: 25_000, interval: 25 };

/** For what is found by polling only: retries, and jobs that were given up. */
const QUICK = { pollSeconds: 0.5 };

const greet = defineJob({
  name: 'greet',
  data: z.object({ name: z.string() }),
  retry: { limit: 3, firstDelaySeconds: 1, maxDelaySeconds: 1 },
  timeoutSeconds: 60,
});
const aside = defineJob({ ...greet, name: 'aside', sideBySide: { workers: 4, reserved: 2, perGroup: 1 } });
const once = defineJob({ ...greet, name: 'once', retry: { ...greet.retry, limit: 0 } });

let database: TestDatabase;
const opened: JobQueue[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((queue) => queue.stop()));
  await database.pool.query('TRUNCATE jobs.job_common');
});

afterAll(() => database.drop());

type Greeter = (name: string, run: JobRun) => Promise<void>;
interface QueueOptions {
  readonly giveUp?: (data: { readonly name: string }) => Promise<void>;
  readonly pollSeconds?: number;
}

/** A queue with its own connections, like each process has. */
async function openQueue(greeter: Greeter, { giveUp = async () => {}, pollSeconds }: QueueOptions = {}) {
  const logged: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => logged.push(JSON.parse(line)) });
  const handler = ({ name }: { readonly name: string }, run: JobRun) => greeter(name, run);
  const jobs = [bindJob(greet, handler), bindJob(once, handler, { giveUp }), bindJob(aside, handler)];
  const ended: string[] = [];
  const metrics = { jobEnded: (name: string, result: string) => void ended.push(`${name} ${result}`) };
  const queue = createJobQueue({ connection: database.connection, log, metrics, jobs, pollSeconds });
  opened.push(queue);
  await queue.start();
  return { queue, logged, ended };
}

async function countRows(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>('SELECT count(*) FROM jobs.job_common');
  return rows[0]?.count ?? -1;
}

it('does a job soon, with its data, and keeps nothing of it', async () => {
  const greeted: string[] = [];
  const { queue } = await openQueue(async (name) => void greeted.push(name));
  const id = await queue.enqueue(database.db, greet, { name: 'Mei' });
  expect(await queue.outcomeOf(greet, id, { timeoutMs: 20_000 })).toEqual({ state: 'done' });
  expect(greeted).toEqual(['Mei']);
  expect(await countRows()).toBe(0);
});

it('does every job once, although two processes work', async () => {
  const greeted: string[] = [];
  const greeter = async (name: string) => {
    greeted.push(name);
    await sleep(5);
  };
  const [one, other] = [await openQueue(greeter), await openQueue(greeter)];
  const names = Array.from({ length: 60 }, (_, index) => `player ${index}`);
  await Promise.all(names.map((name, index) => (index % 2 ? one : other).queue.enqueue(database.db, greet, { name })));
  await vi.waitFor(async () => expect(await countRows()).toBe(0), PATIENCE);
  expect(greeted.toSorted()).toEqual(names.toSorted());
});

it('does not do a job whose transaction was rolled back, and one of a committed one not before', async () => {
  const greeted: string[] = [];
  const { queue } = await openQueue(async (name) => void greeted.push(name));
  const rolledBack = database.db.transaction().execute(async (trx) => {
    await queue.enqueue(trx, greet, { name: 'nobody' });
    throw new Error('the rest of the transaction failed');
  });
  await expect(rolledBack).rejects.toThrow('the rest');
  const id = await database.db.transaction().execute(async (trx) => {
    const inside = await queue.enqueue(trx, greet, { name: 'Mei' });
    await sleep(200);
    expect(greeted).toEqual([]);
    return inside;
  });
  expect(await queue.outcomeOf(greet, id, { timeoutMs: 20_000 })).toEqual({ state: 'done' });
  expect(greeted).toEqual(['Mei']);
  expect(await countRows()).toBe(0);
});

it('tries a failed job again', async () => {
  const attempts: number[] = [];
  const { queue, logged } = await openQueue(async (_name, { attempt }) => {
    attempts.push(attempt);
    if (attempt === 1) throw new Error('the greeter is away');
  }, QUICK);
  const id = await queue.enqueue(database.db, greet, { name: 'Mei' });
  expect(await queue.outcomeOf(greet, id, { timeoutMs: 25_000 })).toEqual({ state: 'done' });
  expect(attempts).toEqual([1, 2]);
  expect(logged).toContainEqual(
    expect.objectContaining({ level: 40, job: 'greet', id, attempt: 1, reason: 'the greeter is away' }),
  );
});

it('fails immediately if a retry is useless, reports the code and logs it without its data', async () => {
  let runs = 0;
  const { queue, logged, ended } = await openQueue(async () => {
    runs += 1;
    throw new LastingFailure('the number is refused', { code: ERROR.smsNumberRefused });
  }, QUICK);
  const id = await queue.enqueue(database.db, greet, { name: 'a secret' });
  expect(await queue.outcomeOf(greet, id, { timeoutMs: 20_000 })).toEqual({
    state: 'failed',
    code: ERROR.smsNumberRefused,
  });
  const givenUp = {
    level: 50,
    job: 'greet',
    id,
    attempts: 1,
    reason: 'the number is refused',
    code: ERROR.smsNumberRefused,
  };
  await vi.waitFor(() => expect(logged).toContainEqual(expect.objectContaining(givenUp)), PATIENCE);
  expect(runs).toBe(1);
  expect(ended).toEqual(['greet failed', 'greet given_up']);
  expect(JSON.stringify(logged)).not.toContain('a secret');
});

it('does not repeat a job that must not happen twice', async () => {
  const attempts: number[] = [];
  const { queue } = await openQueue(async (_name, { attempt }) => {
    attempts.push(attempt);
    throw new Error('the answer got lost');
  });
  const id = await queue.enqueue(database.db, once, { name: 'Mei' });
  expect(await queue.outcomeOf(once, id, { timeoutMs: 20_000 })).toEqual({ state: 'failed', code: null });
  expect(attempts).toEqual([1]);
});

it('reports a job whose process died on the last attempt, and retries while that fails', async () => {
  const { queue } = await openQueue(async () => undefined);
  await queue.stop();
  await queue.enqueue(database.db, once, { name: 'Mei' });
  // The state a process leaves that dies during a job.
  await database.pool.query(
    `UPDATE jobs.job_common SET state = 'active', started_on = now() - interval '1 day' WHERE name = 'once'`,
  );
  const told: string[] = [];
  const { logged } = await openQueue(async (name) => void told.push(`${name} was greeted`), {
    ...QUICK,
    giveUp: async ({ name }) => {
      told.push(name);
      if (told.length === 1) throw new Error('the database is unavailable');
    },
  });
  await lookAfter('once');
  await vi.waitFor(() => expect(told).toEqual(['Mei', 'Mei']), PATIENCE);
  await vi.waitFor(() => expect(logged).toContainEqual(expect.objectContaining({ level: 50, job: 'once' })), PATIENCE);
});

/** Runs the queue's periodic maintenance: finds jobs of dead processes. */
async function lookAfter(name: string): Promise<void> {
  const db = { executeSql: (text: string, values?: unknown[]) => database.pool.query(text, values) };
  const boss = new PgBoss({ db, schema: JOB_SCHEMA, supervise: false, schedule: false });
  await boss.start();
  await boss.supervise(name);
  await boss.stop({ graceful: false });
}

it('answers pending while nothing is known', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { queue } = await openQueue(() => released);
  const id = await queue.enqueue(database.db, greet, { name: 'Mei' });
  expect(await queue.outcomeOf(greet, id, { timeoutMs: 1 })).toEqual({ state: 'pending' });
  release();
  expect(await queue.outcomeOf(greet, id, { timeoutMs: 20_000 })).toEqual({ state: 'done' });
});

it('waits for running jobs when it stops, and leaves the others to the next process', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const finished: string[] = [];
  const { queue } = await openQueue(async (name) => {
    begin();
    await released;
    finished.push(name);
  });
  await queue.enqueue(database.db, greet, { name: 'the first' });
  await begun;
  let isStopped = false;
  const stopping = queue.stop().then(() => {
    isStopped = true;
  });
  await sleep(300);
  expect(isStopped).toBe(false);
  await queue.enqueue(database.db, greet, { name: 'the second' });
  release();
  await stopping;
  expect(finished).toEqual(['the first']);
  const later: string[] = [];
  await openQueue(async (name) => void later.push(name));
  await vi.waitFor(() => expect(later).toEqual(['the second']), PATIENCE);
});

it('keeps jobs that came while no process worked', async () => {
  const { queue } = await openQueue(async () => undefined);
  await queue.stop();
  await queue.enqueue(database.db, greet, { name: 'Mei' });
  expect(await countRows()).toBe(1);
  const greeted: string[] = [];
  await openQueue(async (name) => void greeted.push(name));
  await vi.waitFor(() => expect(greeted).toEqual(['Mei']), PATIENCE);
});

it('gives a queue of an earlier release the settings of this one, and writes nothing where it has them', async () => {
  const read = async () =>
    (await database.pool.query('SELECT name, retry_limit, updated_on FROM jobs.queue ORDER BY name')).rows;
  await openQueue(async () => undefined);
  const before = await read();
  expect(before).toContainEqual(expect.objectContaining({ name: 'greet', retry_limit: 3 }));
  await openQueue(async () => undefined);
  expect(await read()).toEqual(before);
  await database.pool.query("UPDATE jobs.queue SET retry_limit = 99 WHERE name = 'greet'");
  await openQueue(async () => undefined);
  const limits = before.map(({ name, retry_limit }) => ({ name, retry_limit }));
  expect((await read()).map(({ name, retry_limit }) => ({ name, retry_limit }))).toEqual(limits);
});

it('refuses data that the job does not take', async () => {
  const { queue } = await openQueue(async () => undefined);
  const wrong: unknown = { name: 1 };
  // @ts-expect-error: what the compiler does not see, data that came as `unknown`, is refused at run time.
  await expect(queue.enqueue(database.db, greet, wrong)).rejects.toThrow('does not parse');
});

it('works on after the database has cut its connections', async () => {
  const greeted: string[] = [];
  const { queue } = await openQueue(async (name) => void greeted.push(name));
  await database.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'starhall jobs' AND datname = current_database()",
  );
  await queue.enqueue(database.db, greet, { name: 'Mei' });
  await vi.waitFor(() => expect(greeted).toEqual(['Mei']), PATIENCE);
});

it('says that it is the queue that could not be opened, and can be stopped all the same', async () => {
  const connection = { ...database.connection, database: 'starhall_does_not_exist', connectionString: undefined };
  const queue = createJobQueue({ connection, log: pino({ level: 'silent' }), jobs: [] });
  await expect(queue.start()).rejects.toThrow(/^the job queue \(schema jobs\) could not be opened: /);
  await queue.stop();
});

describe('jobs side by side', () => {
  it('continue while those of one group hang, and while lower-priority ones do', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const done: string[] = [];
    const { queue } = await openQueue(async (name) => {
      if (name.startsWith('slow')) await released;
      done.push(name);
    });
    // In one transaction: written one by one, all low-priority jobs could start before the others.
    await database.db.transaction().execute(async (trx) => {
      const enqueue = (name: string, options: EnqueueOptions) => queue.enqueue(trx, aside, { name }, options);
      for (const number of [1, 2, 3, 4]) await enqueue(`slow ${number}`, { group: 'slow' });
      for (const number of [5, 6, 7, 8]) await enqueue(`slow ${number}`, { group: `slow ${number}`, priority: -1 });
      for (const number of [1, 2, 3]) await enqueue(`quick ${number}`, { group: 'quick' });
    });
    await vi.waitFor(() => expect(done.toSorted()).toEqual(['quick 1', 'quick 2', 'quick 3']), PATIENCE);
    release();
    await vi.waitFor(async () => expect(await countRows()).toBe(0), PATIENCE);
    expect(done).toHaveLength(11);
  });

  it('are worked off without pauses, many written at once', async () => {
    const done: string[] = [];
    const { queue } = await openQueue(async (name) => void done.push(name));
    const names = Array.from({ length: 50 }, (_, index) => `player ${index}`);
    await queue.enqueueAll(
      database.db,
      aside,
      names.map((name) => ({ data: { name } })),
    );
    // With a pause of two seconds after each five, they would take twice as long.
    await vi.waitFor(async () => expect(await countRows()).toBe(0), { timeout: 10_000, interval: 25 });
    expect(done.toSorted()).toEqual(names.toSorted());
  });
});
