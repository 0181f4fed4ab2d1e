import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The interfaces of this folder by name, with their properties, and those of what they extend, by name. */
async function readInterfaces(): Promise<Map<string, ReadonlyMap<string, string>>> {
  const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('-tables.ts'));
  const sources = await Promise.all(files.map((file) => readFile(join(import.meta.dirname, file), 'utf8')));
  const interfaces = sources.flatMap((source) => [
    ...source.matchAll(/^(?:export )?interface (\w+)(?: extends (\w+))? \{\n([\s\S]*?)^\}/gm),
  ]);
  const own = new Map(interfaces.map(([, name = '', , body = '']) => [name, readProperties(body)]));
  return new Map(
    interfaces.map(([, name = '', base = '']) => [name, new Map([...(own.get(base) ?? []), ...(own.get(name) ?? [])])]),
  );
}

function readProperties(body: string): ReadonlyMap<string, string> {
  const properties = body.replaceAll(/\/\*\*[\s\S]*?\*\//g, '').matchAll(/^ {2}(\w+): ([\s\S]*?);$/gm);
  return new Map([...properties].map(([, name = '', type = '']) => [name, type]));
}

/** A type as the database knows it: its content and nullability. */
function describeType(type: string): string {
  const kind = /Timestamp$|\bDate\b/.test(type) ? 'moment' : /\bboolean\b/.test(type) ? 'boolean' : 'other';
  return /\bnull\b|^NullableTimestamp$/.test(type) ? `${kind} or null` : kind;
}

const COLUMNS = `
  SELECT table_name AS "table", column_name AS name, is_nullable = 'YES' AS "isNullable",
    CASE data_type WHEN 'timestamp with time zone' THEN 'moment' WHEN 'boolean' THEN 'boolean' ELSE 'other' END AS kind
  FROM information_schema.columns WHERE table_schema = 'public' AND table_name NOT LIKE 'kysely%'`;

interface Column {
  readonly table: string;
  readonly name: string;
  readonly isNullable: boolean;
  readonly kind: string;
}

it('has a type for every column of every table, and for no other', async () => {
  const interfaces = await readInterfaces();
  const tables = [...interfaces]
    .filter(([name]) => name.endsWith('Tables'))
    .flatMap(([, properties]) => [...properties]);
  const typed = tables.flatMap(([table, type]) =>
    [...(interfaces.get(type) ?? [])].map(([name, columnType]) => `${table}.${name}: ${describeType(columnType)}`),
  );
  const { rows } = await database.pool.query<Column>(COLUMNS);
  const columns = rows.map(
    ({ table, name, kind, isNullable }) => `${table}.${name}: ${kind}${isNullable ? ' or null' : ''}`,
  );
  expect(typed.toSorted()).toEqual(columns.toSorted());
});
