import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { migrate } from './migrate.ts';
import { createIndexConcurrently } from './migrations/create-index-concurrently.ts';
import { migrations } from './migrations/index.ts';
import type { Migrations } from './migrations/migration.ts';

const LIMITS = { waitMs: 100, concurrentWaitMs: 100, tries: 100, pauseMs: 20, longestPauseMs: 50 };
/** Far longer than the migration may keep anyone waiting, on a busy machine as well. */
const READER_MS = 1500;

let database: TestDatabase;
let holder: pg.Client;
let waits: unknown[];
const log = {
  info: () => undefined,
  warn: (details: unknown) => void waits.push(details),
  error: () => undefined,
};

beforeEach(async () => {
  database = await createTestDatabase();
  holder = new pg.Client({ ...database.connection, application_name: 'a report' });
  holder.on('error', () => undefined);
  await holder.connect();
  waits = [];
});

afterEach(async () => {
  await holder.end();
  await database.drop();
});

function releaseWith(migration: Migrations[string]): Migrations {
  return { ...migrations, '900-test': migration };
}

const addColumn = releaseWith({
  kind: 'before',
  up: async (db) => void (await sql`ALTER TABLE applications ADD COLUMN extra text NOT NULL DEFAULT ''`.execute(db)),
});

/** Reads the table until it is stopped; returns how often. Fails if one read waits for READER_MS. */
async function readUntil(isStopped: () => boolean): Promise<number> {
  const reader = new pg.Client(database.connection);
  await reader.connect();
  let reads = 0;
  try {
    await reader.query(`SET lock_timeout = ${READER_MS}`);
    for (; !isStopped(); reads += 1) await reader.query('SELECT count(*) FROM applications');
    return reads;
  } finally {
    await reader.end();
  }
}

it('gives way to a long reader so that no other reader waits, and succeeds when it leaves', async () => {
  await holder.query('BEGIN; SELECT FROM applications');
  let isDone = false;
  const readers = [0, 1, 2].map(() => readUntil(() => isDone));
  const startMs = performance.now();
  const migrating = migrate(database.db, ['before'], { known: addColumn, log, limits: LIMITS });
  // Longer than any reader would wait behind a migration that does not give up.
  await expect.poll(() => performance.now() - startMs > READER_MS + 500, { timeout: 20_000 }).toBe(true);
  expect(waits.length).toBeGreaterThan(5);
  expect(waits[0]).toEqual({
    ...{ migration: '900-test', attempt: 1, tries: 100 },
    transactions: expect.arrayContaining([expect.stringMatching(/^a report \(pid \d+, for \d+ s\)$/)]),
  });
  await holder.query('COMMIT');
  expect((await migrating).ran).toEqual(['900-test']);
  isDone = true;
  for (const reads of await Promise.all(readers)) expect(reads).toBeGreaterThan(5);
});

it('gives up in the end, names who held the locks, and leaves nothing behind', async () => {
  await holder.query('BEGIN; SELECT FROM applications');
  const limits = { ...LIMITS, tries: 2 };
  await expect(migrate(database.db, ['before'], { known: addColumn, log, limits })).rejects.toThrow(
    /^the database could not be migrated \(900-test\): it waited for locks 2 times, behind a report \(pid \d+, for \d+ s\)$/,
  );
  await holder.query('COMMIT');
  // The pool's next user has no limits of the migration.
  const { rows } = await database.pool.query('SHOW lock_timeout');
  expect(rows).toEqual([{ lock_timeout: '0' }]);
  expect((await migrate(database.db, ['before'], { known: addColumn, log, limits })).ran).toEqual(['900-test']);
});

it('builds an index while the table is written, and replaces what an interrupted attempt left', async () => {
  const known = releaseWith({
    kind: 'before',
    isTransactional: false,
    up: (db) => createIndexConcurrently(db, 'users_nicknames', 'ON users (nickname)'),
  });
  await holder.query(`BEGIN; INSERT INTO users (account) VALUES ('first')`);
  const isValid = async () => {
    const { rows } = await database.pool.query(
      `SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('users_nicknames')`,
    );
    return rows[0]?.indisvalid;
  };
  const migrating = migrate(database.db, ['before'], { known, log, limits: LIMITS });
  await expect.poll(() => waits.length).toBeGreaterThan(1);
  await database.pool.query(`SET lock_timeout = ${READER_MS}; INSERT INTO users (account) VALUES ('second')`);
  expect(await isValid()).not.toBe(true);
  await holder.query('COMMIT');
  expect((await migrating).ran).toEqual(['900-test']);
  expect(await isValid()).toBe(true);
});
