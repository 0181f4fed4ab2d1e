import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { atDatabase } from '#tests/database/at-database.ts';
import { surviveDrop } from '#tests/database/survive-drop.ts';
import { migrateToLatest } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { createKysely } from './open-database.ts';

const name = `starhall_migrate_${process.pid}`;
const { server } = inject('testDatabase');
const admin = new pg.Client(server);

beforeAll(async () => {
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
});

afterAll(async () => {
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await admin.end();
});

function openPool() {
  return createKysely(surviveDrop(new pg.Pool(atDatabase(server, name))));
}

it('migrates once when several processes start at the same time, and not again later', async () => {
  const processes = Array.from({ length: 4 }, openPool);
  const ran = await Promise.all(processes.map(migrateToLatest));
  expect(ran.flat()).toEqual(Object.keys(migrations));
  expect(await Promise.all(processes.map(migrateToLatest))).toEqual([[], [], [], []]);
  await Promise.all(processes.map((process) => process.destroy()));
});

it('says which database it cannot migrate: one that a newer version has changed', async () => {
  const db = openPool();
  const client = new pg.Client(atDatabase(server, name));
  await client.connect();
  await client.query(`INSERT INTO kysely_migration VALUES ('999-later', now()::text)`);
  await client.end();
  await expect(migrateToLatest(db)).rejects.toThrow('could not be migrated');
  await db.destroy();
});
