import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './create-test-database.ts';

let first: TestDatabase;
let second: TestDatabase;

beforeAll(async () => {
  [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});

afterAll(() => Promise.all([first.drop(), second.drop()]));

it('gives every caller a migrated database of its own', async () => {
  await first.db.insertInto('users').values({ account: 'a@starhall.test' }).execute();
  expect(await first.db.selectFrom('users').select('account').execute()).toEqual([{ account: 'a@starhall.test' }]);
  expect(await second.db.selectFrom('users').select('account').execute()).toEqual([]);
});

it('reads int8 as a number', async () => {
  const { rows } = await first.pool.query('SELECT count(*) AS total, 9007199254740991::int8 AS largest FROM images');
  expect(rows).toEqual([{ total: 0, largest: Number.MAX_SAFE_INTEGER }]);
});

it('refuses an int8 that a number cannot hold', async () => {
  await expect(first.pool.query('SELECT 9007199254740993::int8 AS lost')).rejects.toThrow(RangeError);
});

it('reads timestamptz as Date and date as text', async () => {
  const { rows } = await first.pool.query(
    `SELECT '2026-01-02T03:04:05Z'::timestamptz AS moment, '2026-01-02'::date AS day, 1.50::numeric AS exact`,
  );
  expect(rows).toEqual([{ moment: new Date('2026-01-02T03:04:05Z'), day: '2026-01-02', exact: '1.50' }]);
});
