import { expect, it } from 'vitest';
import { nameQuery } from './name-query.ts';

it.each([
  ['select "a"."id" from "applications" as "a" where "a"."id" = $1', 'SELECT applications'],
  ['\n    INSERT INTO webhook_messages (id) SELECT $1', 'INSERT webhook_messages'],
  ['update "users" set "name" = $1', 'UPDATE users'],
  ['delete from jobs.job where id = $1', 'DELETE jobs.job'],
  ['select count(*) from "jobs"."job"', 'SELECT jobs.job'],
  ['SELECT extract(epoch FROM now()) FROM orders', 'SELECT orders'],
  ['WITH paid AS (SELECT 1 FROM ledger_entries) SELECT * FROM paid', 'WITH ledger_entries'],
  ['SELECT pg_advisory_xact_lock($1)', 'SELECT'],
  ['BEGIN', 'BEGIN'],
  ['', 'query'],
])('names %j', (text, name) => {
  expect(nameQuery(text)).toBe(name);
  expect(nameQuery(text)).toBe(name);
});
