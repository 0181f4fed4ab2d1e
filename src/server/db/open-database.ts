import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { joinServer } from './embedded/join-server.ts';
import type { Log } from './log.ts';
import type { Schema } from './schema.ts';
import { valueParsers } from './value-parsers.ts';

export interface Database {
  /** The primary: writes, and reads that must see them. */
  db: Kysely<Schema>;
  /** A replica where one is configured, else the primary: lists and pages that may lag behind. */
  readDb: Kysely<Schema>;
  pool: pg.Pool;
  /** How to reach the primary, for those that keep connections of their own (LISTEN, jobs). */
  connection: pg.PoolConfig;
  mode: 'embedded' | 'external';
  /** Ends the pools and leaves the embedded server, which stops when nobody else uses it. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `DATABASE_URL`; without it the embedded server of `dataDir`. */
  databaseUrl?: string | undefined;
  /** `DATABASE_READ_URL`: a replica. */
  databaseReadUrl?: string | undefined;
  dataDir: string;
  log: Log;
}

const POOL_SIZE = 10;

/**
 * Opens the database: an external PostgreSQL, or the embedded one of the data folder (see `joinServer`).
 * Does not migrate: call `migrateToLatest` before the first query.
 */
export async function openDatabase({ databaseUrl, databaseReadUrl, dataDir, log }: DatabaseOptions): Promise<Database> {
  const server = databaseUrl ? undefined : await joinServer({ dataDir, log });
  const connection: pg.PoolConfig = server?.connection ?? { connectionString: databaseUrl };
  const pool = createPool(connection, log);
  const readPool = databaseReadUrl ? createPool({ connectionString: databaseReadUrl }, log) : pool;
  const db = createKysely(pool);
  const readDb = readPool === pool ? db : createKysely(readPool);
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    await server?.leave();
    if (server !== undefined) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`the database of DATABASE_URL does not answer: ${reason}`, { cause: error });
  }
  let closing: Promise<void> | undefined;
  const close = async () => {
    await db.destroy();
    if (readDb !== db) {
      await readDb.destroy();
    }
    await server?.leave();
  };
  return {
    db,
    readDb,
    pool,
    connection,
    mode: server ? 'embedded' : 'external',
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

function createPool(connection: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    types: valueParsers,
    max: POOL_SIZE,
    connectionTimeoutMillis: 10_000,
    // A locked table or a runaway query answers "busy" (10001) and frees its connection.
    lock_timeout: 5_000,
    statement_timeout: 15_000,
    application_name: 'starhall',
  });
  // A connection that breaks with nobody listening ends the whole process: idle ones report to the pool, busy ones to
  // themselves besides failing their query. The error object holds the whole connection: only the reason is logged.
  const report = (error: Error) => pool.ending || log.warn({ reason: error.message }, 'a database connection broke');
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

/** The typed query builder over a pool that was made with `valueParsers`. */
export function createKysely(pool: pg.Pool): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
