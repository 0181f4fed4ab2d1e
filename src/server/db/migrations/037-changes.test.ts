import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { POST_STATE } from '#contract/values/states.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildOrder } from '#tests/factories/build-order.ts';
import { buildProvider } from '#tests/factories/build-provider.ts';
import { buildRating } from '#tests/factories/build-rating.ts';
import { buildVersion } from '#tests/factories/build-version.ts';

let database: TestDatabase;
let listener: pg.Client;
let version: number;
let application: number;
let developer: number;
let user: number;
let turn = 0;
const received: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  developer = await buildProvider(database.db);
  ({ id: application } = await buildApplication(database.db, { developer_id: developer }));
  version = await buildVersion(database.db, { application_id: application });
  const { rows } = await database.pool.query(`INSERT INTO users (account) VALUES ('player') RETURNING id`);
  user = rows[0].id;
  listener = new pg.Client(database.connection);
  await listener.connect();
  listener.on('notification', ({ channel, payload }) =>
    received.push(channel === 'changes' ? `${payload}` : `done ${payload}`),
  );
  await listener.query('LISTEN changes; LISTEN done');
});

afterAll(async () => {
  await listener.end();
  await database.drop();
});

/** The notifications that `run` causes. */
async function eventsOf(run: string | (() => Promise<unknown>)): Promise<readonly string[]> {
  await receiveAll();
  received.length = 0;
  await (typeof run === 'string' ? database.pool.query(run) : run());
  await receiveAll();
  return received.slice(0, -1);
}

/** Notifications arrive in commit order. */
async function receiveAll(): Promise<void> {
  turn += 1;
  await database.pool.query(`SELECT pg_notify('done', '${turn}')`);
  await expect.poll(() => received.at(-1), { timeout: 20_000, interval: 5 }).toBe(`done ${turn}`);
}

it('names the version, and the queue and the console where those may show another number', async () => {
  expect(await eventsOf(`UPDATE versions SET review = 1 WHERE id = ${version}`)).toEqual([
    `version:${version} reviews console`,
  ]);
  const talk = `INSERT INTO review_messages (subject, author_id, is_operator, text, created_at)
    VALUES ('version:${version}', ${user}, true, 'x', now())`;
  expect(await eventsOf(talk)).toEqual([`version:${version} reviews`]);
  const appeal = `INSERT INTO version_appeals (version_id, text, created_at) VALUES (${version}, 'x', now())`;
  expect(await eventsOf(appeal)).toEqual([`version:${version} reviews console`]);
  const inspection = `INSERT INTO version_inspections (version_id, package_file_id, state, stages, updated_at)
    VALUES (${version}, gen_random_uuid(), 'waiting', '[]', now())`;
  expect(await eventsOf(inspection)).toEqual([`version:${version}`]);
});

it('tells once of a statement that changes many rows, and of everything where their topics do not fit', async () => {
  const ids = (await eventsOf(copies(50))).flatMap((payload) => payload.match(/version:\d+/g) ?? []);
  expect(new Set(ids).size).toBe(50);
  // Their developer is also notified of the new ones.
  expect(received.slice(1, -1)).toEqual([`provider:${developer}`]);
  expect(await eventsOf(copies(101))).toEqual(['*', `provider:${developer}`]);
  expect(await eventsOf(`UPDATE versions SET file_size = 2 WHERE id = -1`)).toEqual([]);
});

/** Inserts copies of the first version. */
function copies(count: number): string {
  return `INSERT INTO versions (application_id, platform, version_name, created_at, updated_at)
    SELECT application_id, 2, 'copy ' || n || ' ' || random(), created_at, updated_at
    FROM versions, generate_series(1, ${count}) AS n WHERE id = ${version}`;
}

it('reports a webhook by its own number, once for a delivery and its consequences', async () => {
  const events = await eventsOf(`
    INSERT INTO webhooks (application_id, url, events, secret, created_at, updated_at)
    VALUES (${application}, 'https://x.example', '{}', '', now(), now())`);
  const webhook = Number(events[0]?.split(':')[1]);
  expect(events).toEqual([`webhook:${webhook}`, `provider:${developer}`]);
  const deliver = `
    WITH message AS (
      INSERT INTO webhook_messages (application_id, type, created_at) VALUES (${application}, 'webhook.test', now())
      RETURNING id
    ) INSERT INTO webhook_deliveries (webhook_id, message_number, created_at, updated_at)
      SELECT ${webhook}, id, now(), now() FROM message;
    UPDATE webhook_deliveries SET state = 'delivered' WHERE webhook_id = ${webhook};
    UPDATE webhooks SET last_delivered_at = now() WHERE id = ${webhook}`;
  expect(await eventsOf(deliver)).toEqual([`webhook:${webhook}`]);
});

it('sends nothing for an order, and notifies the console of a refund request', async () => {
  let id = '';
  const order = async () => {
    ({ order_id: id } = await buildOrder(database.db, { application_id: application, user_id: user }));
  };
  expect(await eventsOf(order)).toEqual([]);
  expect(await eventsOf(`UPDATE orders SET refund_reason = 'x' WHERE order_id = '${id}'`)).toEqual([]);
  expect(await eventsOf(`UPDATE orders SET refund_requested_at = now() WHERE order_id = '${id}'`)).toEqual(['console']);
});

it('notifies the console of reviews that are reported or held, and of no others', async () => {
  const { db } = database;
  let id = 0;
  const write = (values: object) => async () => {
    id = await buildRating(db, { application_id: application, ...values });
  };
  expect(await eventsOf(write({}))).toEqual([]);
  expect(await eventsOf(`UPDATE ratings SET reported_at = now() WHERE id = ${id}`)).toEqual(['console']);
  expect(await eventsOf(`UPDATE ratings SET reported_at = NULL WHERE id = ${id}`)).toEqual(['console']);
  expect(await eventsOf(`DELETE FROM ratings WHERE id = ${id}`)).toEqual([]);
  expect(await eventsOf(write({ held_at: new Date(0) }))).toEqual(['console']);
  expect(await eventsOf(`UPDATE ratings SET stars = 1 WHERE id = ${id}`)).toEqual([]);
  expect(await eventsOf(`UPDATE ratings SET held_at = NULL WHERE id = ${id}`)).toEqual(['console']);
  expect(await eventsOf(`UPDATE ratings SET held_at = now() WHERE id = ${id}`)).toEqual(['console']);
  expect(await eventsOf(`DELETE FROM ratings WHERE id = ${id}`)).toEqual(['console']);
});

it('notifies the console of news that awaits its approval or is reported', async () => {
  const insert = (status: number) => `INSERT INTO developer_posts
    (developer_id, content_default, status, created_at, updated_at, submitted_at)
    VALUES (${developer}, 'en-US', ${status}, now(), now(), now())`;
  expect(await eventsOf(insert(POST_STATE.draft))).toEqual([]);
  expect(await eventsOf(`UPDATE developer_posts SET revision = 2`)).toEqual([]);
  expect(await eventsOf(`UPDATE developer_posts SET status = ${POST_STATE.submitted}`)).toEqual(['console']);
  expect(await eventsOf('DELETE FROM developer_posts')).toEqual(['console']);
  expect(await eventsOf(insert(POST_STATE.submitted))).toEqual(['console']);
  expect(await eventsOf(`UPDATE developer_posts SET status = ${POST_STATE.withdrawn}`)).toEqual(['console']);
  expect(await eventsOf(`UPDATE developer_posts SET reported_at = now()`)).toEqual(['console']);
  expect(await eventsOf(`UPDATE developer_posts SET reported_at = now() + interval '1 day'`)).toEqual([]);
  expect(await eventsOf('DELETE FROM developer_posts')).toEqual(['console']);
});

it('notifies the queue of a new claim, and nobody of its renewal', async () => {
  const claim = `INSERT INTO claims (subject, user_id, expires_at) VALUES ('version:${version}', ${user}, now())`;
  expect(await eventsOf(claim)).toEqual(['reviews']);
  expect(await eventsOf(`UPDATE claims SET expires_at = now()`)).toEqual([]);
  expect(await eventsOf('DELETE FROM claims')).toEqual(['reviews']);
});
