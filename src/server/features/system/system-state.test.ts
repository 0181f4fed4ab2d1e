import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { getSystemState, retryJobs } from '#contract/system/operator-endpoints.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';
import { findBackupState } from '../backup/public.ts';

const OPERATOR = 'operator@starhall.test';
const QUEUE = 'relate-games';

let product: TestProduct;
let operator: { readonly headers: Readonly<Record<string, string>> };

beforeAll(async () => {
  product = await openTestProduct({ settings: { OPERATOR_EMAILS: OPERATOR } });
  operator = await signIn(product, { email: OPERATOR });
});

afterAll(() => product.close());

const read = () => product.call(getSystemState, {}, operator);
const readQueue = async () => (await read()).queues.find(({ name }) => name === QUEUE);

it('shows operators versions, checks and disk', async () => {
  const state = await read();
  expect(state).toMatchObject({
    node: process.versions.node,
    postgresql: expect.stringMatching(/^\d+/),
    isEmbedded: true,
    failed: [],
    replicaLagSeconds: null,
    replicas: [],
    backup: { everyHours: null, latest: null, whole: null, isOverdue: false, journalFailedAt: null },
    webhooks: { unsent: 0, waiting: 0, failing: 0, off: 0 },
  });
  expect(state.disk.freeBytes).toBeLessThan(state.disk.totalBytes);
});

it('shows the latest backup, the last complete one, and when that is too old', async () => {
  const { pool } = product.database;
  const at = new Date(product.clock.now() - 3600_000);
  const store = (name: string, startedAt: Date) =>
    pool.query(
      `INSERT INTO backups (kind, location, name, size, started_at, finished_at, is_encrypted, error)
        VALUES ('scheduled', '/mnt', $1, 5000, $2, $2, false, $3)`,
      [name, startedAt, name === '' ? 'No space is left.' : ''],
    );
  await store('2026-a', at);
  const whole = { startedAt: at.toISOString(), ageSeconds: 3600, size: 5000 };
  expect((await read()).backup).toEqual({
    everyHours: null,
    latest: { state: 'done', percent: 0 },
    whole,
    isOverdue: false,
    journalFailedAt: null,
    keyFingerprint: null,
  });
  await store('', new Date(product.clock.now()));
  expect((await read()).backup).toMatchObject({ latest: { state: 'failed' }, whole });
  const services = { ...product.services, config: { ...product.services.config, BACKUP_TO: '/mnt', BACKUP_EVERY: 1 } };
  expect(await findBackupState(services)).toMatchObject({ everyHours: 1, isOverdue: false });
  product.clock.advance(3600_001);
  expect(await findBackupState(services)).toMatchObject({ everyHours: 1, isOverdue: true });
});

it('shows the fingerprint of the key of backups, which is not the key', async () => {
  const BACKUP_KEY = 'AGE-SECRET-KEY-1GQ9778VQXMMJVE8SK7J6VT8UJ4HDQAJUVSFCWCM02D8GEWQ72PVQ2Y5J33';
  const services = { ...product.services, config: { ...product.services.config, BACKUP_KEY } };
  const recipient = 'age1t7rxyev2z3rw82stdlrrepyc39nvn86l5078zqkf5uasdy86jp6svpy7pa';
  const keyFingerprint = createHash('sha256').update(recipient).digest('hex').slice(0, 16);
  expect(await findBackupState(services)).toMatchObject({ keyFingerprint });
});

it('retries failed jobs now, once, and writes that to the audit log', async () => {
  await product.database.pool.query(
    `INSERT INTO jobs.job (name, state, start_after, retry_count) VALUES
      ('${QUEUE}', 'retry', now() + interval '1 hour', 1), ('${QUEUE}', 'created', now() + interval '1 hour', 0)`,
  );
  expect(await readQueue()).toMatchObject({ waiting: 0, scheduled: 2, failing: 1, running: 0, oldestSeconds: 0 });
  expect(await product.call(retryJobs, { queue: QUEUE }, operator)).toEqual({ result: true, count: 1 });
  expect(await readQueue()).toMatchObject({ waiting: 1, scheduled: 1, failing: 0 });
  expect(await product.call(retryJobs, { queue: QUEUE }, operator)).toEqual({ result: true, count: 0 });
  const audit = await listAuditOf(product.db, `queue:${QUEUE}`);
  expect(audit).toMatchObject([{ action: 'queue.retry', details: { count: 1 } }]);
});

it('refuses a queue that does not exist', async () => {
  expect(await product.refuse(retryJobs, { queue: 'no-such-queue' }, operator)).toEqual({
    status: 400,
    code: ERROR.invalidFormat,
    fields: { queue: 'field.invalid' },
  });
});

it('reports what a process lacks', async () => {
  product.drain.begin();
  expect((await read()).failed).toEqual(['draining']);
});
