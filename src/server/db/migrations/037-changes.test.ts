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

/** How often the console's counters are announced. */
async function consoleEventsOf(run: string | (() => Promise<unknown>)): Promise<readonly string[]> {
  return (await eventsOf(run)).filter((event) => event === 'console');
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
    const values = { application_id: application, user_id: user, seller_id: developer };
    ({ order_id: id } = await buildOrder(database.db, values));
  };
  expect(await eventsOf(order)).toEqual([]);
  expect(await eventsOf(`UPDATE orders SET refund_reason = 'x' WHERE order_id = '${id}'`)).toEqual([]);
  const topics = `orders sales:${developer} user:${user}`;
  const events = await eventsOf(`UPDATE orders SET refund_requested_at = now() WHERE order_id = '${id}'`);
  expect([...events].sort()).toEqual(['console', topics]);
});

it('notifies the console of reviews that are reported or held, and of no others', async () => {
  const { db } = database;
  let id = 0;
  const write = (values: object) => async () => {
    id = await buildRating(db, { application_id: application, ...values });
  };
  expect(await consoleEventsOf(write({}))).toEqual([]);
  expect(await consoleEventsOf(`UPDATE ratings SET reported_at = now() WHERE id = ${id}`)).toEqual(['console']);
  expect(await consoleEventsOf(`UPDATE ratings SET reported_at = NULL WHERE id = ${id}`)).toEqual(['console']);
  expect(await consoleEventsOf(`DELETE FROM ratings WHERE id = ${id}`)).toEqual([]);
  expect(await consoleEventsOf(write({ held_at: new Date(0) }))).toEqual(['console']);
  expect(await consoleEventsOf(`UPDATE ratings SET stars = 1 WHERE id = ${id}`)).toEqual([]);
  expect(await consoleEventsOf(`UPDATE ratings SET held_at = NULL WHERE id = ${id}`)).toEqual(['console']);
  expect(await consoleEventsOf(`UPDATE ratings SET held_at = now() WHERE id = ${id}`)).toEqual(['console']);
  expect(await consoleEventsOf(`DELETE FROM ratings WHERE id = ${id}`)).toEqual(['console']);
});

it('notifies the console of news that awaits its approval or is reported', async () => {
  const insert = (status: number) => `INSERT INTO developer_posts
    (developer_id, content_default, status, created_at, updated_at, submitted_at)
    VALUES (${developer}, 'en-US', ${status}, now(), now(), now())`;
  expect(await consoleEventsOf(insert(POST_STATE.draft))).toEqual([]);
  expect(await consoleEventsOf(`UPDATE developer_posts SET revision = 2`)).toEqual([]);
  expect(await consoleEventsOf(`UPDATE developer_posts SET status = ${POST_STATE.submitted}`)).toEqual(['console']);
  expect(await consoleEventsOf('DELETE FROM developer_posts')).toEqual(['console']);
  expect(await consoleEventsOf(insert(POST_STATE.submitted))).toEqual(['console']);
  expect(await consoleEventsOf(`UPDATE developer_posts SET status = ${POST_STATE.withdrawn}`)).toEqual(['console']);
  expect(await consoleEventsOf(`UPDATE developer_posts SET reported_at = now()`)).toEqual(['console']);
  expect(await consoleEventsOf(`UPDATE developer_posts SET reported_at = now() + interval '1 day'`)).toEqual([]);
  expect(await consoleEventsOf('DELETE FROM developer_posts')).toEqual(['console']);
});

it('notifies the queue of a new claim, and nobody of its renewal', async () => {
  const claim = `INSERT INTO claims (subject, user_id, expires_at) VALUES ('version:${version}', ${user}, now())`;
  expect(await eventsOf(claim)).toEqual(['reviews']);
  expect(await eventsOf(`UPDATE claims SET expires_at = now()`)).toEqual([]);
  expect(await eventsOf('DELETE FROM claims')).toEqual(['reviews']);
});

it('names the list and the owner of what others change in lists', async () => {
  const { db } = database;
  const account = `UPDATE users SET nickname = 'Ann ' || random() WHERE id = ${user}`;
  expect(await eventsOf(account)).toEqual([`users user:${user}`]);
  expect(await eventsOf(`UPDATE users SET updated_at = now() WHERE id = ${user}`)).toEqual([]);
  expect(await eventsOf(`INSERT INTO users (account) VALUES ('new')`)).toEqual(['users']);
  const deposit = `INSERT INTO deposits
    (order_id, user_id, payment_method, provider, currency, amount_minor, language, created_at, updated_at)
    VALUES ('D0123456789ABCDEF', ${user}, 'card', 'sandbox', 'EUR', 100, 'en-US', now(), now())`;
  expect(await eventsOf(deposit)).toEqual([`user:${user} deposits`]);
  expect(await eventsOf(`UPDATE deposits SET checks = 1`)).toEqual([]);
  expect(await eventsOf(`UPDATE deposits SET status = 1, paid_at = now()`)).toEqual([`deposits user:${user}`]);
  expect(await eventsOf(`UPDATE applications SET view_count = 9 WHERE id = ${application}`)).toEqual([]);
  expect(await eventsOf(`UPDATE applications SET updated_at = now() WHERE id = ${application}`)).toEqual([
    `applications provider:${developer}`,
  ]);
  const product = `INSERT INTO products (application_id, product_id, name, default_currency, default_price_minor)
    VALUES (${application}, 'gem', 'Gem', 'EUR', 100)`;
  expect(await eventsOf(product)).toEqual(['products', `provider:${developer}`]);
  const writer = await db.insertInto('users').values({ account: 'writer' }).returning('id').executeTakeFirstOrThrow();
  const rating = await eventsOf(() => buildRating(db, { application_id: application, user_id: writer.id }));
  expect(rating).toEqual([`provider:${developer} user:${writer.id}`]);
  expect(await eventsOf('UPDATE ratings SET helpful_count = 5')).toEqual([]);
  const entry = `INSERT INTO audit_log (action, subject) VALUES ('user.suspend', 'user:${user}')`;
  expect(await eventsOf(entry)).toEqual([`user:${user} audit`]);
  const session = `INSERT INTO sessions (user_id, login_type, token_hash, address_hash, created_at, expires_at, last_seen_at)
    VALUES (${user}, 1, sha256('x'), '', now(), now() + interval '1 day', now())`;
  expect(await eventsOf(session)).toEqual([`user:${user}`]);
  expect(await eventsOf('UPDATE sessions SET last_seen_at = now()')).toEqual([]);
  expect(await eventsOf('UPDATE sessions SET revoked_at = now()')).toEqual([`user:${user}`]);
});
