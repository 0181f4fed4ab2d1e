import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { surviveDrop } from '#tests/database/survive-drop.ts';
import { createReplayMemory, deleteExpiredSignatures } from './replay-memory.ts';

const NOW = Date.parse('2026-03-01T04:00:00Z');
const hashOf = (name: string) => Buffer.from(name.padEnd(32));

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

it('takes a signed value once, whichever process it comes to, also when it comes to several at once', async () => {
  const processes = Array.from({ length: 4 }, () => createReplayMemory(database.pool));
  const answers = await Promise.all(processes.map((memory) => memory.remember(hashOf('a'), NOW)));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await createReplayMemory(database.pool).remember(hashOf('b'), NOW)).toBe(true);
});

it('takes a signed value once from calls of the same moment, and the others beside it', async () => {
  const memory = createReplayMemory(database.pool);
  const names = ['same', 'other', 'same', 'third', 'same'];
  const answers = await Promise.all(names.map((name) => memory.remember(hashOf(name), NOW)));
  expect(answers).toEqual([true, true, false, true, false]);
});

it('waits for nobody in a circle when processes store the same values in other orders', async () => {
  const names = Array.from({ length: 40 }, (_, number) => `round ${number}`);
  const first = createReplayMemory(database.pool);
  const second = createReplayMemory(database.pool);
  const answers = await Promise.all([
    ...names.map((name) => first.remember(hashOf(name), NOW)),
    ...names.toReversed().map((name) => second.remember(hashOf(name), NOW)),
  ]);
  expect(answers.filter(Boolean)).toHaveLength(names.length);
});

it('forgets what is too old to be accepted anyway, and nothing else', async () => {
  const memory = createReplayMemory(database.pool);
  await memory.remember(hashOf('old'), NOW - 1);
  await memory.remember(hashOf('new'), NOW + 1);
  await deleteExpiredSignatures(database.db, NOW);
  expect(await memory.remember(hashOf('old'), NOW)).toBe(true);
  expect(await memory.remember(hashOf('new'), NOW)).toBe(false);
});

it('spares itself the wait for the disk, and no other write', async () => {
  const pool = surviveDrop(new pg.Pool({ ...database.connection, max: 1 }));
  await pool.query('SET synchronous_commit = on');
  await createReplayMemory(pool).remember(hashOf('c'), NOW);
  expect((await pool.query('SHOW synchronous_commit')).rows).toEqual([{ synchronous_commit: 'on' }]);
  await pool.end();
});
