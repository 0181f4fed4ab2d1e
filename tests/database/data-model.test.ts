import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { AREAS } from '../../tools/data-model/areas.ts';
import { dataModelPage } from '../../tools/data-model/data-model-page.ts';
import type { DataModel } from '../../tools/data-model/model.ts';
import { readModel } from '../../tools/data-model/read-model.ts';
import { schemaSql } from '../../tools/data-model/schema-sql.ts';
import { atDatabase } from './at-database.ts';

const { server, templates } = inject('testDatabase');
const name = `starhall_data_model_${process.pid}`;
const admin = new pg.Client(server);
let model: DataModel;

beforeAll(async () => {
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${templates.migrated} STRATEGY FILE_COPY`);
  model = await inDatabase(readModel);
});

afterAll(async () => {
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await admin.end();
});

async function inDatabase<Result>(use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(atDatabase(server, name));
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

const readReference = (file: string) => readFile(join(import.meta.dirname, '../../docs/reference', file), 'utf8');

it('keeps docs/reference/data-model.md and schema.sql current: npx node tools/write-data-model-page.ts', async () => {
  expect(await readReference('data-model.md')).toBe(dataModelPage(model));
  expect(await readReference('schema.sql')).toBe(schemaSql(model));
});

it('finds every table in exactly one area', () => {
  const placed = AREAS.flatMap(({ tables }) => tables);
  expect(placed.toSorted()).toEqual(model.tables.map((table) => table.name));
});

it('says what every table, function and domain is for', () => {
  const silent = [...model.tables, ...model.functions, ...model.domains].filter(({ comment }) => comment === '');
  expect(silent.map(({ name: one }) => one)).toEqual([]);
});

/** Types that hold numbers of states, hashes, structures and lists. */
const OPAQUE = /^(smallint|bytea|jsonb)$|\[\]$/;

it('says what a column means where its type does not: codes, hashes, structures, lists, and null but for moments', () => {
  const silent = model.tables.flatMap((table) =>
    table.columns
      .filter(({ comment }) => comment === '')
      .filter((column) => OPAQUE.test(column.type) || (column.isNullable && !column.name.endsWith('_at')))
      .map((column) => `${table.name}.${column.name}`),
  );
  expect(silent).toEqual([]);
});

it('publishes DDL that makes the same database as the migrations do', async () => {
  const made = await inDatabase(async (client) => {
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    await client.query(await readReference('schema.sql'));
    return readModel(client);
  });
  expect(withoutComments(made)).toEqual(withoutComments(model));
});

/** SQL comments in the file are not stored in a database. */
function withoutComments(value: DataModel): unknown {
  return JSON.parse(JSON.stringify(value, (key, part: unknown) => (key === 'comment' ? '' : part)));
}
