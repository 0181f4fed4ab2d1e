import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildProvider } from '#tests/factories/build-provider.ts';
import { playerKey, requirePlayerId, requirePlayerIds } from './player-queries.ts';

const NOW = new Date('2026-03-01T04:00:00Z');

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

it('knows a player by chance alone: the same in a game, another one in every other', async () => {
  const { db } = database;
  const userId = await buildProvider(db);
  const [one, other] = [await buildApplication(db), await buildApplication(db)];
  const pairs = [one, other].map(({ id: applicationId }) => ({ applicationId, userId }));
  const ids = await requirePlayerIds(db, [...pairs, ...pairs], NOW);
  expect([...ids.keys()].toSorted()).toEqual(pairs.map(playerKey).toSorted());
  for (const id of ids.values()) expect(id).toMatch(/^pl_[A-Za-z0-9_-]{22}$/);
  expect(new Set(ids.values()).size).toBe(2);
  expect(await requirePlayerIds(db, pairs, NOW)).toEqual(ids);
  expect(await requirePlayerIds(db, [], NOW)).toEqual(new Map());
});

it('returns the same ID to concurrent first callers in any order', async () => {
  const { db } = database;
  const { id: applicationId } = await buildApplication(db);
  const userIds = [await buildProvider(db), await buildProvider(db), await buildProvider(db)];
  const pairs = userIds.map((userId) => ({ applicationId, userId }));
  const asked = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? pairs : pairs.toReversed()));
  const [first, ...others] = await Promise.all(asked.map((list) => requirePlayerIds(db, list, NOW)));
  const plain = (ids?: ReadonlyMap<string, string>) => Object.fromEntries(ids ?? []);
  for (const other of others) expect(plain(other)).toEqual(plain(first));
});

it('outlives an application that is deleted: purchases go on naming the player', async () => {
  const { db } = database;
  const userId = await buildProvider(db);
  const { id: applicationId } = await buildApplication(db, { developer_id: userId });
  const id = await requirePlayerId(db, { applicationId, userId }, NOW);
  await db.deleteFrom('applications').where('id', '=', applicationId).execute();
  expect(await requirePlayerId(db, { applicationId, userId }, NOW)).toBe(id);
});
