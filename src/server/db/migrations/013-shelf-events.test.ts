import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SHELF } from '#contract/values/states.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { buildApplication } from '#tests/factories/build-application.ts';

let database: TestDatabase;
let listener: pg.Client;
const received: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  listener = new pg.Client(database.connection);
  await listener.connect();
  listener.on('notification', ({ channel, payload }) =>
    received.push(channel === 'catalogue' ? `${payload}` : channel),
  );
  await listener.query('LISTEN catalogue; LISTEN done');
});

afterAll(async () => {
  await listener.end();
  await database.drop();
});

/** The notifications since the last call, in order. */
async function receive(): Promise<readonly string[]> {
  await database.pool.query(`SELECT pg_notify('done', '')`);
  await expect.poll(() => received.at(-1)).toBe('done');
  return received.filter((payload) => payload !== 'done');
}

beforeEach(() => {
  received.length = 0;
});

const PARTS: readonly [string, string][] = [
  ['application_contents', `UPDATE application_contents SET name = name || '!' WHERE application_id = $1`],
  ['application_screenshots', `INSERT INTO application_screenshots VALUES ($1, 'mobile', 0, '/x.png')`],
  ['application_downloads', `INSERT INTO application_downloads VALUES ($1, 6, 'https://x.example')`],
  ['application_data_types', `INSERT INTO application_data_types (application_id, code) VALUES ($1, 101)`],
  ['application_contacts', `INSERT INTO application_contacts VALUES ($1, 'line', 'x')`],
  ['application_contents, gone', `DELETE FROM application_contents WHERE application_id = $1 AND lang = 'en-US'`],
  ['applications', `UPDATE applications SET icon = '/new.png' WHERE id = $1`],
];

it.each(PARTS)('reports a change in %s of published items, and nothing else', async (_table, statement) => {
  const [shown, hidden] = [
    await buildApplication(database.db),
    await buildApplication(database.db, { status: SHELF.offShelf }),
  ];
  await receive();
  received.length = 0;
  await database.pool.query(statement, [hidden.id]);
  await database.pool.query(statement, [shown.id]);
  expect(await receive()).toEqual([`application:${shown.id}`]);
});

it('tells when something comes to the shelf, leaves it or is gone, and not what only its developer sees', async () => {
  const { id } = await buildApplication(database.db, { status: SHELF.offShelf });
  await receive();
  received.length = 0;
  await database.pool.query('UPDATE applications SET pin_position = 1, view_count = 9 WHERE id = $1', [id]);
  expect(await receive()).toEqual([]);
  received.length = 0;
  await database.pool.query('UPDATE applications SET status = 1 WHERE id = $1', [id]);
  await database.pool.query(
    `UPDATE applications SET pin_position = 2, age_answers = '{}', play_count = 9 WHERE id = $1`,
    [id],
  );
  await database.pool.query('UPDATE applications SET status = 3 WHERE id = $1', [id]);
  await database.pool.query('UPDATE applications SET status = 1 WHERE id = $1', [id]);
  await database.pool.query('DELETE FROM applications WHERE id = $1', [id]);
  expect(await receive()).toEqual(Array(4).fill(`application:${id}`));
});

it('lets games on the shelf change their categories in opposite directions at once', async () => {
  const games = await Promise.all(
    Array.from({ length: 8 }, (_, index) => buildApplication(database.db, { category: 101 + (index % 2) })),
  );
  const swap = ({ id }: { readonly id: number }) =>
    database.pool.query('UPDATE applications SET category = 203 - category WHERE id = $1', [id]);
  for (let round = 0; round < 6; round += 1) await Promise.all(games.map(swap));
  const { rows } = await database.pool.query('SELECT id, category FROM applications WHERE id = ANY ($1)', [
    games.map(({ id }) => id),
  ]);
  const categories = new Map(rows.map(({ id, category }) => [id, category]));
  expect(games.map(({ id }) => categories.get(id))).toEqual(games.map((_, index) => 101 + (index % 2)));
});
