import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { listApplications } from '#contract/application/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import {
  getHealth,
  getLiveness,
  getMaintenance,
  getReadiness,
  getSettings,
  getTime,
} from '#contract/system/endpoints.ts';
import type { ReadinessCheck } from '#contract/system/operator-entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { projectRoot } from '#server/project-root.ts';
import { buildMaintenance } from '#tests/factories/build-maintenance.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { FAILURE_WORDS } from './check-readiness.ts';

const { version: VERSION } = JSON.parse(await readFile(join(projectRoot(), 'package.json'), 'utf8'));
const notReady = (failed: ReadinessCheck, code: number = ERROR.systemBusy) => ({
  status: 503,
  code,
  params: { failed, reason: FAILURE_WORDS[failed] },
});

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct({ settings: { COMPANY_HOTLINE: '02-1234', WINNING_DAYS: '30' } });
});

afterEach(async () => {
  await product.db.deleteFrom('maintenances').execute();
  product.forget();
});

afterAll(() => product.close());

it('R7.17 answers the time in seconds and milliseconds', async () => {
  const timeMs = product.clock.now();
  expect(await product.call(getTime, {})).toEqual({ time: Math.floor(timeMs / 1000), timeMs });
});

it('answers whether it lives, and whether it can use the database', async () => {
  expect(await product.call(getLiveness, {})).toEqual({ ok: true });
  expect(await product.call(getHealth, {})).toEqual({ ok: true, version: LIMITS.clientVersion, release: VERSION });
  expect(await product.call(getReadiness, {})).toEqual({ ok: true });
});

it('logs no probe that succeeds', async () => {
  product.logged.length = 0;
  for (const endpoint of [getLiveness, getHealth, getReadiness, getTime]) await product.call(endpoint, {});
  expect(product.logged.map(({ path }) => path)).toEqual([getTime.path]);
});

it('is not ready while the database lacks a migration of this release', async () => {
  const { rows } = await sql<{ name: string; timestamp: string }>`
    DELETE FROM kysely_migration WHERE name = '001-catalogue' RETURNING name, timestamp
  `.execute(product.db);
  expect(await product.refuse(getReadiness, {})).toEqual(notReady('migrations'));
  for (const { name, timestamp } of rows) {
    await sql`INSERT INTO kysely_migration (name, timestamp) VALUES (${name}, ${timestamp})`.execute(product.db);
  }
  expect(await product.call(getReadiness, {})).toEqual({ ok: true });
});

it('stays ready while a newer release prepares the database, and not once that removed what this one needs', async () => {
  const note = (name: string, kind: string) =>
    sql`INSERT INTO kysely_migration VALUES (${name}, '2026-01-01T00:00:00Z', ${kind})`.execute(product.db);
  await note('900-wide', 'before');
  expect(await product.call(getReadiness, {})).toEqual({ ok: true });
  await note('901-narrow', 'after');
  expect(await product.refuse(getReadiness, {})).toEqual(notReady('migrations'));
  await sql`DELETE FROM kysely_migration WHERE name >= '900'`.execute(product.db);
});

it('is not ready, and says why, while the database is read-only as a replica is before its promotion', async () => {
  const { pool } = product.services.database;
  const setReadOnly = async (value: 'on' | 'off') => {
    const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    await Promise.all(clients.map((client) => client.query(`SET default_transaction_read_only = ${value}`)));
    for (const client of clients) client.release();
  };
  await setReadOnly('on');
  expect(await product.refuse(getReadiness, {})).toEqual(notReady('writes', ERROR.databaseBusy));
  await setReadOnly('off');
  expect(await product.call(getReadiness, {})).toEqual({ ok: true });
});

it('is not ready while it cannot store files', async () => {
  const folder = join(product.dataDir, 'files');
  const aside = `${folder}-aside`;
  await rename(folder, aside);
  await writeFile(folder, 'no folder');
  expect(await product.refuse(getReadiness, {})).toEqual(notReady('files'));
  await rm(folder);
  await rename(aside, folder);
  expect(await product.call(getReadiness, {})).toEqual({ ok: true });
});

it('is alive but not ready once it is about to stop', async () => {
  const stopping = await openTestProduct();
  stopping.drain.begin();
  expect(await stopping.refuse(getReadiness, {})).toEqual(notReady('draining'));
  expect(stopping.logged.at(-1)).toMatchObject({ path: getReadiness.path, status: 503 });
  expect(await stopping.call(getLiveness, {})).toEqual({ ok: true });
  await stopping.close();
});

it('never refuses those who watch over it for asking often', async () => {
  const limited = await openTestProduct({ settings: { RATE_LIMIT: 'on', RATE_LIMIT_CALLS: '1' } });
  const statuses = async (path: string) => Promise.all([1, 2, 3].map(async () => (await limited.request(path)).status));
  expect(await statuses('/healthz')).toEqual([200, 200, 200]);
  expect(await statuses('/readyz')).toEqual([200, 200, 200]);
  expect((await statuses('/time')).sort()).toEqual([200, 429, 429]);
  await limited.close();
});

it('answers the public settings, and no secret', async () => {
  const settings = await product.call(getSettings, {});
  expect(settings).toMatchObject({
    serviceMode: 'open',
    upgradeNotice: { on: false },
    company: { hotline: '02-1234', fax: '', serviceEmail: '' },
    winningDays: 30,
    outbox: { email: true, sms: true },
  });
  expect(JSON.stringify(settings)).not.toMatch(/secret|operator|smtp|database/i);
});

it('R2.42 R4.46 lists all maintenance in order; the first one under way counts', async () => {
  await buildMaintenance(product.db, { is_manual: false, message: 'planned' });
  await buildMaintenance(product.db, { begin_at: '2026-03-01T01:00:00Z', end_at: '2026-03-01T05:00:00Z' });
  await buildMaintenance(product.db);
  product.forget();
  const { list } = await product.call(getMaintenance, {});
  expect(list.map(({ maintaining }) => maintaining)).toEqual([false, true, true]);
  expect(list[0]).toMatchObject({ message: 'planned', beginAt: '2026-03-01T00:00:00.000Z' });
  const period = { beginAt: '2026-03-01T01:00:00.000Z', endAt: '2026-03-01T05:00:00.000Z' };
  expect(await product.refuse(listApplications, {})).toEqual({ status: 503, code: ERROR.maintenance, params: period });
});

it('lets calls pass while maintenance is only planned', async () => {
  await buildMaintenance(product.db, { is_manual: false });
  product.forget();
  expect(await product.call(listApplications, {})).toEqual({ count: 0, list: [] });
});
