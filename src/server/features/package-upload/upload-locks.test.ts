import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { type FaultProxy, openFaultProxy } from '#tests/database/open-fault-proxy.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { idOf, openUploadTrial, type UploadTrial } from '#tests/product/open-upload-trial.ts';
import { listenToChanges } from '../../cache/listen-to-changes.ts';
import { openDatabase } from '../../db/open-database.ts';
import { isDatabaseBusy } from '../../middleware/database-busy.ts';
import { incomingPath } from './incoming-folder.ts';
import { UPLOADS_CHANNEL, UploadLocks } from './upload-locks.ts';

/** A busy machine may be a second late. */
const TIMES = { checkEveryMs: 100, checkWithinMs: 1000, freedAfterMs: 3000 };

let test: TestDatabase;
let line: FaultProxy;
let locks: UploadLocks[];
let id: string;

beforeAll(async () => {
  test = await createTestDatabase();
});

beforeEach(async () => {
  line = await openFaultProxy(test.connection);
  locks = [];
  id = randomUUID();
});

afterEach(async () => {
  for (const each of locks) each.close();
  await line.close();
});

afterAll(() => test.drop());

/** The locks of one process. */
function openLocks(waitMs: number, connection = test.connection): UploadLocks {
  const made = new UploadLocks({ connection, waitMs, times: TIMES });
  locks.push(made);
  return made;
}

const isBusy = (work: () => void) => {
  try {
    work();
    return false;
  } catch (error) {
    return isDatabaseBusy(error);
  }
};

it('locks an upload for other processes until it is released, and responds to them with 423', async () => {
  const [first, second] = [openLocks(200), openLocks(200)];
  const held = await first.take(id);
  await expect(second.take(id)).rejects.toMatchObject({ status: 423, code: ERROR.parameterError });
  await (await second.take(randomUUID())).release();
  held.requireHeld();
  await held.release();
  await (await second.take(id)).release();
});

it('asks the holder in another process to release the lock, but not itself', async () => {
  const [first, second] = [openLocks(20_000), openLocks(20_000)];
  const feeds = await Promise.all(
    [first, second].map(({ onAsked }) =>
      listenToChanges({
        connection: test.connection,
        log: pino({ enabled: false }),
        channels: { [UPLOADS_CHANNEL]: { onChange: onAsked, onListening: () => undefined } },
      }),
    ),
  );
  const asked = Promise.withResolvers<void>();
  const held = await first.take(id, asked.resolve);
  const taking = second.take(id);
  await asked.promise;
  await held.release();
  await (await taking).release();
  for (const feed of feeds) await feed.stop();
});

it('releases the lock of a process that lost its connection, and stops its work', async () => {
  const [first, second] = [openLocks(200), openLocks(20_000)];
  const stopped = Promise.withResolvers<void>();
  const held = await first.take(id, stopped.resolve);
  await test.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'starhall locks' AND datname = current_database()`,
  );
  await stopped.promise;
  expect(isBusy(held.requireHeld)).toBe(true);
  const taken = await second.take(id);
  await held.release();
  taken.requireHeld();
  await taken.release();
});

it('releases the lock of a process with a dead connection, after that process has stopped', async () => {
  const [first, second] = [openLocks(200, { connectionString: line.url }), openLocks(20_000)];
  let stoppedMs = Number.POSITIVE_INFINITY;
  const held = await first.take(id, () => {
    stoppedMs = performance.now();
  });
  await line.set('swallow');
  const taken = await second.take(id);
  expect(stoppedMs).toBeLessThan(performance.now());
  expect(isBusy(held.requireHeld)).toBe(true);
  await taken.release();
});

it('reports an unreachable database', async () => {
  await line.set('refuse');
  const error: unknown = await openLocks(200, { connectionString: line.url })
    .take(id)
    .catch((reason: unknown) => reason);
  expect(isDatabaseBusy(error)).toBe(true);
  await line.set('pass');
});

it('notices a lost lock after a standstill', async () => {
  const times = { checkEveryMs: 60_000, checkWithinMs: 5000, freedAfterMs: 300 };
  const own = new UploadLocks({ connection: test.connection, times });
  locks.push(own);
  const held = await own.take(id);
  const until = performance.now() + times.freedAfterMs;
  while (performance.now() < until);
  expect(isBusy(held.requireHeld)).toBe(true);
});

it('never mixes the bytes of two processes that continue one upload', async () => {
  const trial: UploadTrial = await openUploadTrial();
  const other: TestProduct = await openTestProduct({ beside: trial, sharedDataDir: trial.dataDir });
  try {
    const bytes = randomBytes(400_000);
    const url = await trial.create({ size: bytes.length });
    const slow = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes.subarray(0, 100_000)),
    });
    const first = trial.patch(url, { offset: 0, bytes: slow });
    await expect.poll(() => trial.database.pool.query(LOCKS).then(({ rows }) => rows.length)).toBe(1);
    const ask = (method: string, headers: Record<string, string>, body?: Uint8Array<ArrayBuffer>) =>
      other.request(url, {
        method,
        headers: { 'tus-resumable': '1.0.0', ...trial.owner.headers, ...headers },
        ...(body && { body }),
      });
    const head = await ask('HEAD', {});
    expect((await first).status).toBe(423);
    const offset = Number(head.headers.get('upload-offset'));
    const piece = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
    expect((await ask('PATCH', piece, bytes.subarray(offset))).status).toBe(204);
    expect(await trial.rowOf(url)).toMatchObject({ state: 'received', sha256: sha256(bytes) });
    expect(sha256(await readFile(incomingPath(trial.services, idOf(url))))).toBe(sha256(bytes));
  } finally {
    await other.close();
    await trial.close();
  }
});

it('ends an append with 10001 in time if the database is lost, keeps the received bytes, and resumes afterwards', async () => {
  const own = await createTestDatabase({ isStarted: true });
  const direct = await openFaultProxy(own.connection);
  const guardLimits = { silentMs: 300, askEveryMs: 90 };
  const log = pino({ enabled: false });
  const database = await openDatabase({ databaseUrl: direct.url, dataDir: '', log, guardLimits });
  const clock = { now: () => Date.parse('2026-03-01T04:00:00Z'), advance: () => undefined };
  const trial = await openUploadTrial({ beside: { database: { ...database, drop: async () => {} }, clock } });
  try {
    const bytes = randomBytes(200_000);
    const url = await trial.create({ size: bytes.length });
    const body = new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(bytes.subarray(0, 50_000)) });
    const appending = trial.patch(url, { offset: 0, bytes: body });
    await expect.poll(() => own.pool.query(LOCKS).then(({ rows }) => rows.length)).toBe(1);
    const startedAt = performance.now();
    await direct.set('swallow');
    const answer = await appending;
    expect([answer.status, (await answer.json()).error.code]).toEqual([503, ERROR.databaseBusy]);
    expect(performance.now() - startedAt).toBeLessThan(3000);
    await direct.set('refuse');
    await direct.set('pass');
    const sendRest = async () => {
      const offset = await trial.offsetOf(url);
      return (await trial.patch(url, { offset, bytes: bytes.subarray(offset) })).status;
    };
    await expect.poll(sendRest, { timeout: 20_000 }).toBe(204);
    expect(await trial.rowOf(url)).toMatchObject({ state: 'received', sha256: sha256(bytes) });
  } finally {
    await trial.close();
    await database.close();
    await direct.close();
    await own.drop();
  }
});

const LOCKS = `SELECT FROM pg_locks JOIN pg_stat_activity USING (pid)
  WHERE locktype = 'advisory' AND application_name = 'starhall locks' AND pg_locks.database = (
    SELECT oid FROM pg_database WHERE datname = current_database())`;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
