import type { Readable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { DumpedSequence } from './manifest.ts';
import { NOT_BACKED_UP } from './tables-left-out.ts';

/** A table and the columns to read. */
export interface TableToDump {
  readonly schema: 'public' | 'jobs';
  readonly name: string;
  readonly columns: readonly string[];
  /** Which rows; all without it. */
  readonly condition?: string;
}

/** Begins the transaction that sees the database as it is now, whatever the store writes. */
export async function beginSnapshot(client: pg.Client): Promise<void> {
  await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  await client.query('SELECT 1 FROM pg_class LIMIT 1');
}

export async function endSnapshot(client: pg.Client): Promise<void> {
  await client.query('COMMIT');
}

export async function readMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM kysely_migration ORDER BY name');
  return rows.map(({ name }) => name);
}

/** Version of the job queue's tables; null before the first start. */
export async function readJobsVersion(client: pg.ClientBase): Promise<number | null> {
  const { rows: found } = await client.query(`SELECT to_regclass('jobs.version') AS there`);
  if (found[0]?.there === null) return null;
  const { rows } = await client.query<{ version: number }>('SELECT version FROM jobs.version');
  return rows[0]?.version ?? null;
}

/** The tables of a schema with the columns that are not computed from others. */
export async function listTables(
  client: pg.ClientBase,
  schema: string,
): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT c.relname::text AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = $1::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
        AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      GROUP BY c.relname ORDER BY c.relname`,
    [schema],
  );
  return rows;
}

/** Everything to back up: the store's tables, and the jobs that wait, with their queues first. */
export async function listTablesToDump(client: pg.ClientBase): Promise<TableToDump[]> {
  const own = await listTables(client, 'public');
  const tables: TableToDump[] = own
    .filter(({ name }) => !NOT_BACKED_UP.has(name))
    .map((table) => ({ ...table, schema: 'public' }));
  if ((await readJobsVersion(client)) === null) return tables;
  const queue = await listTables(client, 'jobs');
  const columnsOf = (name: string) => queue.find((table) => table.name === name)?.columns ?? [];
  return [
    ...tables,
    { schema: 'jobs', name: 'queue', columns: columnsOf('queue') },
    // Settled jobs are nobody's; and the backup itself must not run again after it was restored.
    {
      schema: 'jobs',
      name: 'job',
      columns: columnsOf('job'),
      condition: `state < 'completed' AND name NOT LIKE 'back-up%'`,
    },
  ];
}

/** Whether a table has rows to back up: most of a new store's have none. */
export async function hasRows(client: pg.ClientBase, table: TableToDump): Promise<boolean> {
  const { rows } = await client.query(`SELECT 1 FROM ${nameOf(table)}${whereOf(table)} LIMIT 1`);
  return rows.length > 0;
}

const nameOf = ({ schema, name }: TableToDump) => `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
const whereOf = ({ condition }: TableToDump) => (condition === undefined ? '' : ` WHERE ${condition}`);

/** The rows of a table as text of COPY; `rowCount` is known once the connection has answered the next query. */
export function copyRows(client: pg.Client, table: TableToDump): Readable & { readonly rowCount: number } {
  const columns = table.columns.map(pg.escapeIdentifier).join(', ');
  return client.query(copyTo(`COPY (SELECT ${columns} FROM ${nameOf(table)}${whereOf(table)}) TO STDOUT`));
}

/**
 * The sequences that were used, as they are now: they belong to no transaction, so they are never behind the snapshot.
 */
export async function readSequences(client: pg.ClientBase): Promise<DumpedSequence[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `SELECT sequencename::text AS name, last_value::text AS value FROM pg_sequences
      WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`,
  );
  return rows;
}
