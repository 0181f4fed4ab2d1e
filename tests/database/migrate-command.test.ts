import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrations } from '#server/db/migrations/index.ts';
import type { Migrations } from '#server/db/migrations/migration.ts';
import { UsageError } from '../../src/cli/command-line.ts';
import { readStoreCommand } from '../../src/cli/store/read-store-command.ts';
import { type MigrationTask, runMigrate } from '../../src/cli/store/run-migrate.ts';
import { createTestDatabase, type TestDatabase } from './create-test-database.ts';

const NEWER: Migrations = {
  ...migrations,
  '900-wide': {
    kind: 'before',
    up: async (db) => void (await sql`ALTER TABLE users ADD COLUMN wide text`.execute(db)),
  },
  '901-narrow': { kind: 'after', up: async (db) => void (await sql`DROP TABLE policy_reports`.execute(db)) },
};

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

async function run(task: MigrationTask, known = NEWER) {
  const out: string[] = [];
  const err: string[] = [];
  const screens = {
    out: { write: (text: string) => out.push(text) },
    err: { write: (text: string) => err.push(text) },
  };
  const { isDone } = await runMigrate(database.db, { task, known }, screens);
  return { out: out.join(''), err: err.join(''), isDone };
}

it('reads one task, and nothing else', () => {
  const read = (...args: string[]) => readStoreCommand(['migrate', ...args]);
  expect(read()).toEqual({ name: 'migrate', task: 'all' });
  for (const task of ['plan', 'before', 'after']) expect(read(`--${task}`)).toEqual({ name: 'migrate', task });
  expect(() => read('--before', '--after')).toThrow(
    new UsageError('migrate takes one of --plan, --before and --after.'),
  );
  expect(() => read('now')).toThrow(UsageError);
});

it('shows which open migrations run before an upgrade and which after it, runs each kind, and says what it leaves', async () => {
  expect(await run('plan')).toEqual({
    out: 'MIGRATION   RUNS\n900-wide    before the upgrade\n901-narrow  after the upgrade\n',
    err: '',
    isDone: true,
  });
  await expect(run('after')).rejects.toThrow('the database lacks 900-wide: run "starhall migrate --before"');
  expect((await run('before')).out).toBe('900-wide\n');
  expect((await run('before')).out).toBe('Nothing to do.\n');
  const former = await database.pool.connect();
  await former.query(`SET application_name = 'starhall guard 064'`);
  for (const task of ['after', 'all'] as const) {
    expect(await run(task)).toEqual({
      out: '',
      err: expect.stringMatching(
        /^Left for when no process of an earlier release is running: 901-narrow\.\nOne is connected from this machine since \S+Z\.\n$/,
      ),
      isDone: false,
    });
  }
  await former.query('RESET application_name');
  former.release();
  expect((await run('after')).out).toBe('901-narrow\n');
  expect((await run('plan')).out).toBe('The database is up to date.\n');
  expect((await run('plan', migrations)).out).toBe(
    'The database is up to date.\n900-wide was run by a newer Starhall.\n901-narrow was run by a newer Starhall.\n',
  );
});
