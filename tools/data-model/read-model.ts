import type pg from 'pg';
import type {
  Collation,
  Column,
  Constraint,
  DatabaseFunction,
  DataModel,
  Domain,
  Index,
  Table,
  Trigger,
} from './model.ts';

type Of<Part> = Part & { readonly table: string };

/** Reads the schema `public` of a migrated database, in a stable order. */
export async function readModel(client: Pick<pg.Pool, 'query'>): Promise<DataModel> {
  const read = async <Row extends pg.QueryResultRow>(query: string) => (await client.query<Row>(query)).rows;
  const tables = await read<Omit<Table, 'columns' | 'constraints' | 'indexes' | 'triggers'>>(TABLES);
  const columns = await readParts<Column>(client, COLUMNS);
  const constraints = await readParts<Constraint>(client, CONSTRAINTS);
  const indexes = await readParts<Index>(client, INDEXES);
  const triggers = await readParts<Trigger>(client, TRIGGERS);
  return {
    collations: await read<Collation>(COLLATIONS),
    domains: await read<Domain>(DOMAINS),
    functions: await read<DatabaseFunction>(FUNCTIONS),
    tables: tables.map((table) => ({
      ...table,
      columns: columns(table.name),
      constraints: constraints(table.name),
      indexes: indexes(table.name),
      triggers: triggers(table.name),
    })),
  };
}

/** Reads parts of all tables in one query; the result looks up those of one table. */
async function readParts<Part extends object>(client: Pick<pg.Pool, 'query'>, query: string) {
  const { rows } = await client.query<Of<Part>>(query);
  const byTable = Map.groupBy(rows, ({ table }) => table);
  return (name: string) => (byTable.get(name) ?? []).map(({ table: _, ...part }) => part);
}

/** The product's tables, as `c`. */
const PRODUCT_TABLES = `pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
  AND c.relname NOT LIKE 'kysely%'`;

const shorten = (text: string) => `replace(${text}, 'timestamp with time zone', 'timestamptz')`;

const TABLES = `
SELECT relname AS name, coalesce(reloptions, '{}') AS options, coalesce(obj_description(oid, 'pg_class'), '') AS comment
FROM ${PRODUCT_TABLES} ORDER BY relname COLLATE "C"`;

const COLUMNS = `
SELECT c.relname AS table, a.attname AS name, ${shorten('format_type(a.atttypid, a.atttypmod)')} AS type,
  NOT a.attnotnull AS "isNullable", a.attidentity = 'a' AS "isIdentity",
  CASE WHEN a.attgenerated <> '' THEN pg_get_expr(d.adbin, d.adrelid, true) ELSE '' END AS generated,
  CASE WHEN a.attgenerated = '' THEN coalesce(pg_get_expr(d.adbin, d.adrelid, true), '') ELSE '' END AS "defaultValue",
  CASE WHEN a.attcollation <> t.typcollation THEN l.collname ELSE '' END AS collation,
  a.attstorage = 'e' AND t.typstorage <> 'e' AS "isUncompressed",
  coalesce(col_description(c.oid, a.attnum), '') AS comment
FROM (SELECT c.* , c.oid AS id FROM ${PRODUCT_TABLES}) c
JOIN pg_attribute a ON a.attrelid = c.id AND a.attnum > 0 AND NOT a.attisdropped
JOIN pg_type t ON t.oid = a.atttypid
LEFT JOIN pg_collation l ON l.oid = a.attcollation
LEFT JOIN pg_attrdef d ON d.adrelid = c.id AND d.adnum = a.attnum
ORDER BY c.relname COLLATE "C", a.attnum`;

const CONSTRAINTS = `
SELECT c.relname AS table, k.conname AS name, k.confdeltype = 'c' AS "isCascading",
  CASE k.contype WHEN 'p' THEN 'primary' WHEN 'u' THEN 'unique' WHEN 'f' THEN 'reference' ELSE 'check' END AS kind,
  ARRAY(SELECT a.attname::text FROM unnest(k.conkey) WITH ORDINALITY AS key (number, place)
    JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = key.number ORDER BY key.place) AS columns,
  coalesce(target.relname, '') AS target, pg_get_constraintdef(k.oid, true) AS definition
FROM (SELECT c.oid, c.relname FROM ${PRODUCT_TABLES}) c
JOIN pg_constraint k ON k.conrelid = c.oid AND k.contype IN ('p', 'u', 'c', 'f')
LEFT JOIN pg_class target ON target.oid = k.confrelid
ORDER BY c.relname COLLATE "C", array_position('{p,u,c,f}', k.contype), k.conname COLLATE "C"`;

const INDEXES = `
SELECT c.relname AS table, i.relname AS name, x.indisunique AS "isUnique", pg_get_indexdef(i.oid, 0, true) AS definition
FROM (SELECT c.oid, c.relname FROM ${PRODUCT_TABLES}) c
JOIN pg_index x ON x.indrelid = c.oid
JOIN pg_class i ON i.oid = x.indexrelid
WHERE NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.oid AND conrelid = c.oid)
ORDER BY c.relname COLLATE "C", i.relname COLLATE "C"`;

const TRIGGERS = `
SELECT c.relname AS table, t.tgname AS name, t.tgenabled = 'A' AS "isAlways", pg_get_triggerdef(t.oid, true) AS definition
FROM (SELECT c.oid, c.relname FROM ${PRODUCT_TABLES}) c
JOIN pg_trigger t ON t.tgrelid = c.oid AND NOT t.tgisinternal
ORDER BY c.relname COLLATE "C", t.tgname COLLATE "C"`;

const FUNCTIONS = `
SELECT proname AS name, coalesce(obj_description(oid, 'pg_proc'), '') AS comment,
  ${shorten(`proname || '(' || pg_get_function_arguments(oid) || ') → ' || pg_get_function_result(oid)`)} AS signature,
  replace(pg_get_functiondef(oid), 'CREATE OR REPLACE FUNCTION public.', 'CREATE FUNCTION ') AS definition
FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY proname COLLATE "C"`;

const DOMAINS = `
SELECT t.typname AS name, format_type(t.typbasetype, t.typtypmod) AS type, coalesce(obj_description(t.oid, 'pg_type'), '') AS comment,
  coalesce((SELECT string_agg(pg_get_constraintdef(oid, true), ' ' ORDER BY conname) FROM pg_constraint WHERE contypid = t.oid AND contype = 'c'), '') AS check
FROM pg_type t WHERE t.typnamespace = 'public'::regnamespace AND t.typtype = 'd' ORDER BY t.typname COLLATE "C"`;

const COLLATIONS = `
SELECT collname AS name, coalesce(colllocale, '') AS locale FROM pg_collation
WHERE collnamespace = 'public'::regnamespace ORDER BY collname COLLATE "C"`;
