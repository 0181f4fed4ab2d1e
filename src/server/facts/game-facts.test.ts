import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { createGameFacts, type GameFacts } from './game-facts.ts';

const SECOND = 1000;

let database: TestDatabase;
let game: number;
let nowMs: number;
let facts: GameFacts;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ id: game } = await buildApplication(database.db));
});

afterAll(() => database.drop());

beforeEach(async () => {
  nowMs = Date.parse('2026-03-01T00:00:00Z');
  facts = createGameFacts({ db: database.db, now: () => nowMs });
  await setViews(1);
});

const setViews = (view_count: number) =>
  database.db.updateTable('applications').set({ view_count }).where('id', '=', game).execute();
const readViews = async () => (await facts.read()).views[game];

it('uses facts whose minute is over while they are read again, so that no request waits', async () => {
  expect(await readViews()).toBe(1);
  await setViews(2);
  nowMs += 61 * SECOND;
  expect(await readViews()).toBe(1);
  await expect.poll(readViews).toBe(2);
});

it('waits for new facts where nobody has asked right after the minute', async () => {
  expect(await readViews()).toBe(1);
  await setViews(2);
  nowMs += 76 * SECOND;
  expect(await readViews()).toBe(2);
});

it('loses no change that comes while all are read again', async () => {
  expect(await readViews()).toBe(1);
  nowMs += 61 * SECOND;
  // Begins to read again; the change may come before or after the game's turn.
  const [table] = await Promise.all([facts.read(), setViews(3)]);
  facts.onChange(`application:${game}`);
  expect(await readViews()).toBe(3);
  await expect.poll(async () => (await facts.read()) === table).toBe(false);
  expect(await readViews()).toBe(3);
});
