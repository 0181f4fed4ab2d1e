import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { atDatabase } from '#tests/database/at-database.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { surviveDrop } from '#tests/database/survive-drop.ts';
import { nameConnection } from './former-processes.ts';
import { migrate, migrateToLatest } from './migrate.ts';
import { migrateAtStart } from './migrate-at-start.ts';
import { findObstacle, readMigrationState } from './migration-state.ts';
import { createIndexConcurrently } from './migrations/create-index-concurrently.ts';
import { migrations } from './migrations/index.ts';
import type { Migrations } from './migrations/migration.ts';
import { createKysely } from './open-database.ts';

const name = `starhall_migrate_${process.pid}`;
const { server } = inject('testDatabase');
const admin = new pg.Client(server);

/** A newer release, which replaces something. */
const NEWER: Migrations = {
  ...migrations,
  '900-wide': {
    kind: 'before',
    up: async (db) => void (await sql`ALTER TABLE users ADD COLUMN wide text NOT NULL DEFAULT ''`.execute(db)),
  },
  '901-narrow': {
    kind: 'after',
    up: async (db) => void (await sql`DROP TABLE policy_reports`.execute(db)),
  },
  '902-wide-index': {
    kind: 'before',
    isTransactional: false,
    up: (db) => createIndexConcurrently(db, 'users_wide', 'ON users (wide)'),
  },
};
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const made: TestDatabase[] = [];

beforeAll(async () => {
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
});

afterEach(async () => {
  for (const database of made.splice(0)) await database.drop();
});

afterAll(async () => {
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await admin.end();
});

function openPool() {
  return createKysely(surviveDrop(new pg.Pool(atDatabase(server, name))));
}

/** A database as this release left it. */
async function openMigrated(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  made.push(database);
  return database;
}

/** A process of a release connects. */
async function connectAs({ connection }: TestDatabase, application_name: string): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, application_name });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

it('migrates once when several processes start at the same time, and not again later', async () => {
  const processes = Array.from({ length: 4 }, openPool);
  const known = {
    ...migrations,
    '902-index': { ...NEWER['902-wide-index'], kind: 'before', up: indexNicknames },
  } as const;
  const ran = await Promise.all(processes.map((db) => migrate(db, ['before', 'after'], { known })));
  expect(ran.flatMap((result) => result.ran)).toEqual(Object.keys(known));
  const again = await Promise.all(processes.map((db) => migrate(db, ['before', 'after'], { known })));
  expect(again.flatMap((result) => result.ran)).toEqual([]);
  await Promise.all(processes.map((process) => process.destroy()));
});

const indexNicknames: Migrations[string]['up'] = (db) =>
  createIndexConcurrently(db, 'users_nicknames', 'ON users (nickname)');

it('prepares a database for a newer release, with which both releases are ready', async () => {
  const { db } = await openMigrated();
  const { open } = await readMigrationState(db, NEWER);
  expect(open).toEqual([
    { name: '900-wide', kind: 'before' },
    { name: '901-narrow', kind: 'after' },
    { name: '902-wide-index', kind: 'before' },
  ]);
  expect(findObstacle(await readMigrationState(db, NEWER))).toContain('900-wide, 902-wide-index');
  expect(await migrate(db, ['before'], { known: NEWER })).toMatchObject({
    ran: ['900-wide', '902-wide-index'],
    left: [],
  });
  expect(findObstacle(await readMigrationState(db, NEWER))).toBeUndefined();
  expect(findObstacle(await readMigrationState(db))).toBeUndefined();
  // A process of the former release that crashes meanwhile starts again.
  await migrateAtStart(db, { mode: 'all', log });
  await migrateAtStart(db, { mode: 'none', log });
});

it('removes what a former release needs when none of its processes is connected, and not before', async () => {
  const database = await openMigrated();
  const { db } = database;
  const present = await connectAs(database, 'starhall guard 902');
  for (const former of [nameConnection('starhall guard'), nameConnection('starhall'), 'starhall guard', 'starhall']) {
    const process = await connectAs(database, former);
    await migrateAtStart(db, { mode: 'all', log, known: NEWER });
    const { ran, left, former: machines } = await migrate(db, ['after'], { known: NEWER });
    expect({ ran, left, machines }).toEqual({
      ...{ ran: [], left: ['901-narrow'] },
      machines: [{ address: '', since: expect.any(Date) }],
    });
    await process.end();
  }
  await migrateAtStart(db, { mode: 'before', log, known: NEWER });
  await expect.poll(async () => (await migrate(db, ['after'], { known: NEWER })).ran).toEqual(['901-narrow']);
  await present.end();
  expect(findObstacle(await readMigrationState(db))).toContain('901-narrow');
  await expect(migrateAtStart(db, { mode: 'all', log })).rejects.toThrow('a newer Starhall has removed');
});

it('does both in one start when nobody else is connected', async () => {
  const { db } = await openMigrated();
  await migrateAtStart(db, { mode: 'all', log, known: NEWER });
  expect(await readMigrationState(db, NEWER)).toEqual({ open: [], unknown: [] });
});

it('refuses to start or to remove anything while the database lacks what the release needs', async () => {
  const { db } = await openMigrated();
  const missing = 'the database lacks 900-wide, 902-wide-index: run "starhall migrate --before"';
  await expect(migrateAtStart(db, { mode: 'none', log, known: NEWER })).rejects.toThrow(missing);
  await expect(migrate(db, ['after'], { known: NEWER })).rejects.toThrow(missing);
});

it('refuses a database with migrations of another line of development', async () => {
  const { db } = await openMigrated();
  await sql`INSERT INTO kysely_migration VALUES ('800-other', '2026-01-01T00:00:00Z')`.execute(db);
  await expect(migrate(db, ['before', 'after'], { known: NEWER })).rejects.toThrow(
    'the database belongs to another Starhall: it has 800-other, but lacks 900-wide, 902-wide-index',
  );
});

it('takes over a database from Kysely’s own migrator, which noted no kinds', async () => {
  const { db } = await openMigrated();
  await sql`ALTER TABLE kysely_migration DROP COLUMN kind`.execute(db);
  expect(findObstacle(await readMigrationState(db))).toBeUndefined();
  await migrateAtStart(db, { mode: 'all', log, known: NEWER });
  expect((await readMigrationState(db)).unknown).toEqual([
    { name: '900-wide', kind: 'before' },
    { name: '901-narrow', kind: 'after' },
    { name: '902-wide-index', kind: 'before' },
  ]);
});

it('names the migration that fails, undoes it, and keeps those before it', async () => {
  const { db } = await openMigrated();
  const up: Migrations[string]['up'] = async (trx) => {
    await sql`CREATE TABLE halves (id integer)`.execute(trx);
    await sql`SELECT broken`.execute(trx);
  };
  const known: Migrations = { ...NEWER, '903-broken': { kind: 'before', up } };
  await expect(migrate(db, ['before'], { known })).rejects.toThrow(
    'the database could not be migrated (903-broken): column "broken" does not exist',
  );
  expect((await readMigrationState(db, known)).open.map((each) => each.name)).toEqual(['901-narrow', '903-broken']);
  const { rows } = await sql`SELECT to_regclass('halves') AS halves`.execute(db);
  expect(rows).toEqual([{ halves: null }]);
});

it('leaves the database of a new store as one with all migrations', async () => {
  const { db } = await openMigrated();
  expect(await migrateToLatest(db)).toEqual([]);
});
