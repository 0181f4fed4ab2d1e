import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/database/create-test-database.ts';
import { createFakeRenderer } from '#tests/product/fake-renderer.ts';
import { openTestProduct } from '#tests/product/open-test-product.ts';
import { PRODUCTION_SETTINGS } from '#tests/product/production-settings.ts';
import { parseConfig } from '../config.ts';
import { openProduct } from './open-product.ts';

it('names DATABASE_URL when nothing answers there', async () => {
  const opening = openProduct({
    config: parseConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }),
    render: () => createFakeRenderer().render,
    log: pino({ level: 'silent' }),
  });
  await expect(opening).rejects.toThrow('the database of DATABASE_URL does not respond: connect ECONNREFUSED');
});

it('logs at each start what is unsafe and allowed', async () => {
  const product = await openTestProduct({ settings: PRODUCTION_SETTINGS });
  await product.close();
  const warnings = product.logged.filter(({ level }) => level === 40);
  expect(warnings).toMatchObject([
    { setting: 'RATE_LIMIT', msg: 'unsafe, allowed by ALLOW_UNSAFE: RATE_LIMIT must not be off' },
    {
      setting: 'PAYMENT_PROVIDERS',
      msg: 'unsafe, allowed by ALLOW_UNSAFE: PAYMENT_PROVIDERS must be set to one way to pay',
    },
  ]);
});

it('lets go of the database when the start fails after it was opened', async () => {
  const { pool, connection, drop } = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'starhall-open-'));
  const { host = '', port = '', user, database } = connection;
  const address = new URLSearchParams({ host, port: String(port) });
  const countConnections = async () => {
    const { rows } = await pool.query(
      "SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'starhall 0%'",
    );
    return rows[0]?.n;
  };
  try {
    const opening = openProduct({
      config: parseConfig({
        DATA_DIR: dataDir,
        DATABASE_URL: `postgres://${user}@localhost/${database}?${address}`,
        DEMO: 'on',
      }),
      render: () => createFakeRenderer().render,
      log: pino({ level: 'silent' }),
      seed: async () => {
        expect(await countConnections()).toBeGreaterThan(0);
        throw new Error('the seed is bad');
      },
    });
    await expect(opening).rejects.toThrow('the seed is bad');
    await expect.poll(countConnections).toBe(0);
  } finally {
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
