import { pipeline } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { migrateAs, migrateToLatest } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import type { Schema } from '#server/db/schema.ts';
import { JOB_SCHEMA } from '#server/jobs/job-queue.ts';
import { BackupError } from './backup-error.ts';
import { type BackupPlace, tableKey } from './backup-place.ts';
import type { Seal } from './backup-seal.ts';
import { listTables, readJobsVersion } from './dump-queries.ts';
import { hashOf, mayFailEarly } from './hash-stream.ts';
import { isDatabaseEmpty, loadRows, markUnfinished } from './load-queries.ts';
import type { Manifest, TableDump } from './manifest.ts';
import { readBackedUp } from './read-backed-up.ts';

/** An opened backup. */
export interface OpenBackup {
  readonly place: BackupPlace;
  readonly manifest: Manifest;
  /** Of this backup: plain for one that is not encrypted. */
  readonly seal: Seal;
}

/** @throws BackupError for a backup with migrations that this Starhall does not have. */
export function requireKnownVersion({ migrations: applied, version }: Manifest): void {
  const isKnown = applied.every((name) => migrations[name] !== undefined);
  if (isKnown && applied.length > 0) return;
  throw new BackupError(
    `The backup was made by Starhall ${version}, which is newer than this one. Restore it with that version.`,
  );
}

export interface TargetDatabase {
  readonly db: Kysely<Schema>;
  readonly connection: pg.PoolConfig;
}

/**
 * Restores the database: the schema as it was, by the store's own migrations, then its rows, then the migrations that are
 * newer than the backup. `beforeRows` runs while the database is marked as unfinished.
 */
export async function restoreDatabase(
  { db, connection }: TargetDatabase,
  { place, manifest, seal }: OpenBackup,
  beforeRows: () => Promise<void> = async () => undefined,
): Promise<void> {
  const { stream: _stream, Client: _Client, ...address } = connection;
  const client = new pg.Client({ ...address, keepAlive: true, application_name: 'starhall restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0; SET idle_session_timeout = 0');
    if (!(await isDatabaseEmpty(client))) {
      throw new BackupError('The database is not empty. Restore into one without tables; nothing was changed.');
    }
    await markUnfinished(client);
    await beforeRows();
    await migrateAs(
      db,
      Object.keys(migrations).filter((name) => manifest.migrations.includes(name)),
    );
    if (manifest.jobsVersion !== null) await createQueue(client, manifest);
    await requireKnownTables(client, manifest.tables);
    const read = ({ schema, name, data }: TableDump) => {
      if (data === null) throw new Error(`${name} has no rows`);
      return readBackedUp(place, { key: tableKey({ id: manifest.id, schema, name }, seal), ...data }, seal);
    };
    await loadRows(client, {
      readRows: async (table) => mayFailEarly(pipeline(await read(table), createZstdDecompress(), () => undefined)),
      requireWhole: async (table) => void (await hashOf(await read(table))),
      tables: manifest.tables,
      sequences: manifest.sequences,
    });
  } finally {
    await client.end().catch(() => undefined);
  }
  await migrateToLatest(db);
}

/** The tables of the job queue are the library's own, and of one version. */
async function createQueue(client: pg.Client, { jobsVersion, version }: Manifest): Promise<void> {
  await client.query(getConstructionPlans(JOB_SCHEMA));
  if ((await readJobsVersion(client)) === jobsVersion) return;
  throw new BackupError(
    `The backup was made by Starhall ${version}, with another job queue. Restore it with that version, then upgrade.`,
  );
}

/** Names of a list may be a stranger's: only tables and columns that the migrations made are written. */
async function requireKnownTables(client: pg.Client, tables: readonly TableDump[]): Promise<void> {
  for (const schema of ['public', 'jobs'] as const) {
    const known = new Map((await listTables(client, schema)).map(({ name, columns }) => [name, new Set(columns)]));
    for (const { name, columns } of tables.filter((table) => table.schema === schema)) {
      const own = known.get(name);
      if (own === undefined || columns.some((column) => !own.has(column))) {
        throw new BackupError(`The list of the backup is invalid: there is no table ${name} with these columns.`);
      }
    }
  }
}
