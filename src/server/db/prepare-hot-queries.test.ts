import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { surviveDrop } from '#tests/database/survive-drop.ts';
import { createKysely } from './open-database.ts';
import { HotQueries, preparingClient } from './prepare-hot-queries.ts';

let test: TestDatabase;
let pool: pg.Pool;

beforeEach(async () => {
  test = await createTestDatabase();
  // One connection, whose prepared statements are looked at.
  pool = surviveDrop(new pg.Pool({ ...test.connection, max: 1, Client: preparingClient(pg.Client, new HotQueries()) }));
});

afterEach(async () => {
  await pool.end();
  await test.drop();
});

async function times(count: number, work: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < count; time += 1) await work();
}

async function prepared(): Promise<string[]> {
  const { rows } = await pool.query<{ statement: string }>('SELECT statement FROM pg_prepared_statements');
  return rows.map(({ statement }) => statement);
}

it('prepares a query on its fifth use, and answers each use with its own values', async () => {
  const text = 'SELECT $1::integer + 1 AS next';
  const ask = async (value: number) => (await pool.query<{ next: number }>(text, [value])).rows[0]?.next;
  await times(4, () => ask(1));
  expect(await prepared()).toEqual([]);
  expect([await ask(1), await ask(2), await ask(3)]).toEqual([2, 3, 4]);
  expect(await prepared()).toEqual([text]);
});

it('prepares queries of the query builder, in transactions as well', async () => {
  const db = createKysely(pool);
  const read = (id: number) =>
    db.transaction().execute((trx) => trx.selectFrom('users').select('email').where('id', '=', id).execute());
  await times(6, () => read(1));
  expect(await prepared()).toEqual(['select "email" from "users" where "id" = $1']);
});

it.each([
  'SELECT * FROM users WHERE id = $1',
  'SELECT u.* FROM users u WHERE id = $1',
  'SELECT "u".* FROM users u WHERE id = $1',
])('does not prepare %s, so that it survives the migration of another release', async (text) => {
  await times(6, () => pool.query(text, [1]));
  await test.pool.query('ALTER TABLE users ADD COLUMN added integer');
  const { fields } = await pool.query(text, [1]);
  expect(fields.map(({ name }) => name)).toContain('added');
  expect(await prepared()).toEqual([]);
});

it('prepares a query that counts rows', async () => {
  const text = 'SELECT count(*) FROM users WHERE id = $1';
  await times(5, () => pool.query(text, [1]));
  expect(await prepared()).toEqual([text]);
});

it('keeps a prepared query when columns are added to its table', async () => {
  const text = 'SELECT email FROM users WHERE id = $1';
  await times(6, () => pool.query(text, [1]));
  await test.pool.query('ALTER TABLE users ADD COLUMN added integer');
  expect((await pool.query(text, [1])).fields.map(({ name }) => name)).toEqual(['email']);
});

it('prepares no more than two hundred queries', async () => {
  const hot = new HotQueries();
  const names = Array.from({ length: 300 }, (_, index) => {
    const text = `SELECT $1::integer + ${index}`;
    return Array.from({ length: 5 }, () => hot.use(text)).at(-1);
  });
  expect(new Set(names.filter((name) => name !== undefined)).size).toBe(200);
});

it('leaves statements alone that have no plan', async () => {
  const db = createKysely(pool);
  await times(6, () => sql`SET LOCAL lock_timeout = 0`.execute(db));
  expect(await prepared()).toEqual([]);
});
