import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { updateUserProfile } from '#contract/account/endpoints.ts';
import { getApplication } from '#contract/application/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF } from '#contract/values/states.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/open-database.ts';
import { type BuiltApplication, buildApplication } from '#tests/factories/build-application.ts';
import { OPENED_AT_MS, openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { type SignedIn, signIn, signInWithBrowser } from '#tests/product/sign-in.ts';
import { makeUsedFolder, removeDataFolders, removePattern } from '../data-folder.ts';
import { type ReplicatedDatabase, startReplicatedDatabase } from './start-replica.ts';

const LAG_MS = 2000;
const PATIENCE = { timeout: 20_000, interval: 20 };

let servers: ReplicatedDatabase;
let database: Database;
let product: TestProduct;
let game: BuiltApplication;
let player: SignedIn;
const logged: unknown[] = [];

beforeAll(async () => {
  servers = await startReplicatedDatabase(await makeUsedFolder());
  database = await openDatabase({
    databaseUrl: servers.primary.url,
    databaseReadUrl: servers.replica.url,
    databaseReadLag: LAG_MS / 1000,
    dataDir: '/nonexistent',
    log: pino({ base: null }, { write: (line: string) => void logged.push(JSON.parse(line).msg) }),
  });
  await migrateToLatest(database.db);
  const clock = { now: () => OPENED_AT_MS, advance: () => undefined };
  product = await openTestProduct({
    beside: { database: { ...database, drop: async () => undefined }, clock },
    settings: { DATABASE_READ_LAG: String(LAG_MS / 1000) },
  });
  game = await buildApplication(database.db);
  player = await signInWithBrowser(product, { email: 'player@example.com' });
});

afterAll(async () => {
  await product?.close();
  await database?.close();
  await servers?.stop();
  await removeDataFolders();
  removePattern();
});

const isReplicaRead = async () => {
  const { rows } = await sql<{ replica: boolean }>`SELECT pg_is_in_recovery() AS replica`.execute(database.readDb);
  return rows[0]?.replica === true;
};
const waitForReplica = () => vi.waitFor(async () => expect(await isReplicaRead()).toBe(true), PATIENCE);
/** Views are counted without an event, and read from the replica at every call. */
const setViews = (count: number) =>
  database.db.updateTable('applications').set({ view_count: count }).where('id', '=', game.id).execute();
const readViews = async (headers: Readonly<Record<string, string>> = {}) =>
  (await product.call(getApplication, { applicationId: game.appId, lang: 'en-US' }, { headers })).viewCount;
const withCookie = (cookie: string) => ({ ...player.headers, cookie: `${player.headers.cookie}; ${cookie}` });

it('reads the replica, and writes to the primary', async () => {
  await waitForReplica();
  await setViews(1);
  await vi.waitFor(async () => expect(await readViews()).toBe(1), PATIENCE);
  await expect(database.readDb.deleteFrom('applications').execute()).rejects.toMatchObject({ code: '25006' });
});

it('sends a browser that has written to the primary, for longer than the replica may lag', async () => {
  const written = await product.send(updateUserProfile, { nickname: 'Mei' }, { headers: player.headers });
  const [cookie] = written.headers.getSetCookie();
  expect(cookie).toBe(`wrote=1; Max-Age=${LAG_MS / 1000 + 5}; Path=/; HttpOnly; SameSite=Lax`);
  const read = await product.send(
    getApplication,
    { applicationId: game.appId, lang: 'en-US' },
    { headers: player.headers },
  );
  expect(read.headers.getSetCookie()).toEqual([]);
});

it('shows what someone has written immediately, and others after the lag at most', async () => {
  await waitForReplica();
  await readViews();
  const program = await signIn(product, { email: 'program@example.com' });
  await servers.replica.run('SELECT pg_wal_replay_pause()');
  await setViews(20);
  const writtenAt = performance.now();
  expect(await readViews()).toBe(1);
  expect(await readViews(player.headers)).toBe(1);
  expect(await readViews(withCookie('wrote=1'))).toBe(20);
  // A program keeps no cookies.
  expect(await readViews(program.headers)).toBe(20);
  await vi.waitFor(async () => expect(await readViews()).toBe(20), PATIENCE);
  // Besides the lag: the time between two looks.
  expect(performance.now() - writtenAt).toBeLessThan(LAG_MS + 500);
  expect(await isReplicaRead()).toBe(false);
  await servers.replica.run('SELECT pg_wal_replay_resume()');
  await waitForReplica();
});

it('never shows from the replica what an event has ended', async () => {
  const [kept, removed] = [await buildApplication(database.db), await buildApplication(database.db)];
  await waitForReplica();
  const call = (application: BuiltApplication) =>
    product.send(getApplication, { applicationId: application.appId, lang: 'en-US' });
  expect((await call(removed)).status).toBe(200);
  await servers.replica.run('SELECT pg_wal_replay_pause()');
  await database.db.updateTable('applications').set({ status: SHELF.removed }).where('id', '=', removed.id).execute();
  await product.freshness.catchUp();
  const refused = await (await call(removed)).json();
  expect(refused).toMatchObject({ result: false, error: { code: ERROR.applicationRemoved } });
  expect((await call(kept)).status).toBe(200);
  await servers.replica.run('SELECT pg_wal_replay_resume()');
  await waitForReplica();
});

it('answers from the primary while the replica is away, and says so once', async () => {
  await waitForReplica();
  logged.length = 0;
  const underWay = sql<{ done: string }>`SELECT pg_sleep(0.5)::text || 'done' AS done`.execute(database.readDb);
  const readers = Array.from({ length: 4 }, async () => {
    for (let reads = 0; reads < 50; reads += 1) await readViews();
  });
  await servers.replica.kill();
  expect((await underWay).rows).toEqual([{ done: 'done' }]);
  await Promise.all(readers);
  expect(await isReplicaRead()).toBe(false);
  await vi.waitFor(() => expect(database.replica?.lagSeconds()).toBeNull(), PATIENCE);
  expect(database.replica?.failures).toBeGreaterThan(0);
  expect(logged).toEqual(['the replica is left alone: the primary is read']);
  expect((await product.request('/readyz')).status).toBe(200);
  await servers.restartReplica();
  await waitForReplica();
  expect(logged).toEqual(['the replica is left alone: the primary is read', 'the replica is read']);
});
