import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { listTables } from './dump-queries.ts';
import type { DumpedSequence, TableDump } from './manifest.ts';
import { NOT_BACKED_UP } from './tables-left-out.ts';

/** A database with this table is one whose restoring has not ended: the store refuses to open it. */
const MARK = 'restore_unfinished';

/** True if nothing has been created in the database. */
export async function isDatabaseEmpty(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT 1 FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg\\_%'
        AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = c.oid AND deptype = 'e') LIMIT 1`,
  );
  return rows.length === 0;
}

export async function markUnfinished(client: pg.ClientBase): Promise<void> {
  await client.query(`CREATE TABLE ${MARK} (started_at timestamptz NOT NULL DEFAULT now())`);
}

const nameOf = ({ schema, name }: Pick<TableDump, 'schema' | 'name'>) =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

/** What load does in one transaction, around the rows. */
export interface Load {
  /** Reads the rows of a table as text of COPY. @throws for rows that are not those of the backup. */
  readonly readRows: (table: TableDump) => Promise<Readable>;
  /** @throws for a table whose file is damaged: its content may have failed elsewhere before that was noticed. */
  readonly requireWhole: (table: TableDump) => Promise<void>;
  readonly tables: readonly TableDump[];
  readonly sequences: readonly DumpedSequence[];
}

/**
 * Replaces the rows of all tables by those of a backup, in one transaction. Triggers do not run: what they would write is
 * in the backup. Foreign keys are created again afterwards, which checks every one of them; none of this needs a superuser.
 */
export async function loadRows(client: pg.Client, { readRows, requireWhole, tables, sequences }: Load): Promise<void> {
  await client.query('BEGIN');
  const own = (await listTables(client, 'public')).filter(({ name }) => !NOT_BACKED_UP.has(name) && name !== MARK);
  const names = own.map(({ name }) => nameOf({ schema: 'public', name }));
  const foreignKeys = await takeForeignKeysOff(client);
  const triggers = await listTriggers(client);
  for (const { table } of triggers) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${names.join(', ')}`);
  for (const table of tables) {
    if (table.data === null) continue;
    const columns = table.columns.map(pg.escapeIdentifier).join(', ');
    const target: Writable & { readonly rowCount: number } = client.query(
      copyFrom(`COPY ${nameOf(table)} (${columns}) FROM STDIN`),
    );
    try {
      await pipeline(await readRows(table), target);
    } catch (error) {
      await requireWhole(table);
      throw error;
    }
    if (target.rowCount !== table.rows) throw new Error(`${table.name} has ${target.rowCount} rows, not ${table.rows}`);
  }
  for (const { table, name, definition } of foreignKeys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${pg.escapeIdentifier(name)} ${definition}`);
  }
  for (const { table, name, state } of triggers) {
    await client.query(`ALTER TABLE ${table} ${state} TRIGGER ${pg.escapeIdentifier(name)}`);
  }
  for (const { name, value } of sequences) {
    await client.query('SELECT setval($1::regclass, $2)', [nameOf({ schema: 'public', name }), value]);
  }
  await client.query(`DROP TABLE ${MARK}`);
  await client.query('COMMIT');
  // The planner knows nothing of the new rows yet.
  await client.query('ANALYZE');
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

async function takeForeignKeysOff(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS table, conname::text AS name, pg_get_constraintdef(oid) AS definition
      FROM pg_constraint WHERE contype = 'f' AND conparentid = 0 AND connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${pg.escapeIdentifier(name)}`);
  }
  return rows;
}

interface Trigger {
  readonly table: string;
  readonly name: string;
  /** How it was enabled. */
  readonly state: string;
}

async function listTriggers(client: pg.ClientBase): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(
    `SELECT t.tgrelid::regclass::text AS table, t.tgname::text AS name,
        CASE t.tgenabled WHEN 'O' THEN 'ENABLE' WHEN 'A' THEN 'ENABLE ALWAYS' WHEN 'R' THEN 'ENABLE REPLICA'
          ELSE 'DISABLE' END AS state
      FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
      WHERE NOT t.tgisinternal AND c.relnamespace = 'public'::regnamespace`,
  );
  return rows;
}
