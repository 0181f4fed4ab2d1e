import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { listBackups, startBackup } from '#contract/backup/operator-endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import { BACK_UP } from '#server/jobs/back-up.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';
import { planBackups } from './plan-backups.ts';

let folder: string;
let product: TestProduct;
let operator: { readonly headers: Readonly<Record<string, string>> };
let player: typeof operator;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starhall-scheduled-'));
  const settings = {
    ...{ BACKUP_TO: join(folder, 'place'), BACKUP_EVERY: '24', BACKUP_KEEP: '2' },
    OPERATOR_EMAILS: 'operator@starhall.test,second@starhall.test',
  };
  product = await openTestProduct({ settings });
  operator = await signIn(product, { email: 'operator@starhall.test' });
  player = await signIn(product, { email: 'player@starhall.test' });
});
beforeEach(async () => {
  await product.db.deleteFrom('backups').execute();
});
afterAll(async () => {
  await product.close();
  await rm(folder, { recursive: true, force: true });
});

/** Waits until no backup is running; returns the latest ones. */
async function settle() {
  return vi.waitFor(
    async () => {
      const { list } = await product.call(listBackups, {}, operator);
      expect(list.filter(({ state }) => state === 'running')).toEqual([]);
      return list;
    },
    { timeout: 20_000, interval: 50 },
  );
}

it('backs up when it is due, once for all processes, and not again before', async () => {
  await Promise.all([planBackups(product.services), planBackups(product.services)]);
  const [backup, ...others] = await settle();
  expect(others).toEqual([]);
  expect(backup).toMatchObject({
    ...{ kind: 'scheduled', state: 'done', location: join(folder, 'place'), percent: 100 },
    ...{ isEncrypted: false, isVerified: true, error: '' },
  });
  expect(backup?.size).toBeGreaterThan(0);
  expect(await readdir(join(folder, 'place', 'backups'))).toEqual([`${backup?.name}.json`]);
  product.clock.advance(23 * HOUR_MS);
  await planBackups(product.services);
  expect(await settle()).toHaveLength(1);
  product.clock.advance(HOUR_MS);
  await planBackups(product.services);
  expect(await settle()).toHaveLength(2);
});

it('backs up when an operator asks for it, and logs who did', async () => {
  const { backup } = await product.call(startBackup, {}, operator);
  expect(backup).toMatchObject({ kind: 'console', state: 'running' });
  const [ended] = await settle();
  expect(ended).toMatchObject({ id: backup.id, state: 'done' });
  const { subject, actor_id } = await product.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'backup.start')
    .executeTakeFirstOrThrow();
  expect(subject).toBe(`backup:${backup.id}`);
  expect(actor_id).not.toBeNull();
});

it('keeps the number of backups that the setting says', async () => {
  for (let count = 0; count < 3; count += 1) {
    await product.call(startBackup, {}, operator);
    await settle();
  }
  expect(await readdir(join(folder, 'place', 'backups'))).toHaveLength(2);
});

it('starts no second backup while one is running', async () => {
  const at = new Date(product.clock.now());
  const running = { kind: 'scheduled', location: folder, started_at: at, is_encrypted: false } as const;
  const { id } = await product.db.insertInto('backups').values(running).returning('id').executeTakeFirstOrThrow();
  const { backup } = await product.call(startBackup, {}, operator);
  expect(backup.id).toBe(id);
  await planBackups(product.services);
  expect((await product.call(listBackups, {}, operator)).list).toHaveLength(1);
});

it('is for operators only', async () => {
  for (const endpoint of [listBackups, startBackup]) {
    expect(await product.refuse(endpoint, {}, player)).toMatchObject({ status: 403, code: ERROR.permissionDenied });
  }
});

it('says why a backup failed, and mails it to every operator', async () => {
  const at = new Date(product.clock.now());
  const failing = { kind: 'scheduled', location: '/proc/nowhere', started_at: at, is_encrypted: false } as const;
  const { id } = await product.db.insertInto('backups').values(failing).returning('id').executeTakeFirstOrThrow();
  // A key that is none: another try would fail as well.
  await product.db.updateTable('backups').set({ location: 's3://BAD' }).where('id', '=', id).execute();
  await product.services.jobs.enqueue(product.db, BACK_UP, { id });
  const [backup] = await settle();
  const problem = 'The address of an object storage is s3://bucket or s3://bucket/folder.';
  expect(backup).toMatchObject({ id, state: 'failed', name: '', error: problem });
  const mails = await vi.waitFor(
    async () => {
      const rows = await product.db.selectFrom('outbox').selectAll().where('kind', '=', 'backupFailed').execute();
      expect(rows).toHaveLength(2);
      return rows;
    },
    { timeout: 20_000, interval: 50 },
  );
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['operator@starhall.test', 'second@starhall.test']);
  expect(mails[0]?.text).toContain(problem);
});

it('does not start without a place', async () => {
  const other = await openTestProduct({ beside: product });
  expect(await other.refuse(startBackup, {}, operator)).toMatchObject({ code: ERROR.parameterError });
  expect((await other.call(listBackups, {}, operator)).plan.location).toBe('');
  await other.close();
});
