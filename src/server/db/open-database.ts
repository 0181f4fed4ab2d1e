import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { messageOf } from '../message-of.ts';
import { createTallyLog } from '../tally-log.ts';
import type { Traces } from '../tracing/traces.ts';
import { ConnectionGuard, type GuardLimits } from './connection-guard.ts';
import { joinServer } from './embedded/join-server.ts';
import type { WalArchive } from './embedded/journal-archive.ts';
import { nameConnection } from './former-processes.ts';
import type { Log } from './log.ts';
import { HotQueries, preparingClient } from './prepare-hot-queries.ts';
import { createReadPool } from './read-pool.ts';
import { type ReplicaWatch, watchReplica } from './replica-watch.ts';
import type { Schema } from './schema.ts';
import { tracedClient } from './traced-client.ts';
import { valueParsers } from './value-parsers.ts';

export interface Database {
  /** The primary: writes, and reads that must see them. */
  db: Kysely<Schema>;
  /**
   * For public lists and pages, search and statistics: a replica if there is one that lags no more than it may, else the
   * primary. Never for money, sessions, permissions, or anything that a write depends on. See decision 066.
   */
  readDb: Kysely<Schema>;
  pool: pg.Pool;
  /** The replica's, if there is one. */
  readPool?: pg.Pool;
  /** How the replica is, if there is one. */
  replica?: ReplicaWatch;
  /** How to connect to the primary, for dedicated connections (LISTEN, jobs); guarded like the pools. */
  connection: pg.PoolConfig;
  mode: 'embedded' | 'external';
  /** Ends the pools and leaves the embedded server, which stops after its last user. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `DATABASE_URL`; without it the embedded server of `dataDir`. */
  databaseUrl?: string | undefined;
  /** `DATABASE_READ_URL`: a replica. */
  databaseReadUrl?: string | undefined;
  /** `DATABASE_READ_LAG`: how far the replica may be behind, in seconds. */
  databaseReadLag?: number | undefined;
  dataDir: string;
  /** Where and how the embedded server copies its journal. */
  walArchive?: WalArchive | undefined;
  log: Log;
  /** Follows queries of the pools. */
  traces?: Pick<Traces, 'query'> | undefined;
  /** When a server counts as away, for fast tests. */
  guardLimits?: GuardLimits;
}

/** Of a replica, `watchReplica` reports what matters: whether it is read. */
const SILENT: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const READ_LAG_SECONDS = 5;
const POOL_SIZE = 10;
/** Timeout for getting a connection from the pool, new or existing. See decision 035. */
const CONNECT_MS = 2_500;

/**
 * Opens the database: an external PostgreSQL, or the embedded one of the data folder (see `joinServer`). Does not
 * migrate: call `migrate` before the first query.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, databaseReadUrl, dataDir, log, walArchive } = options;
  const maxLagMs = (options.databaseReadLag ?? READ_LAG_SECONDS) * 1000;
  const server = databaseUrl ? undefined : await joinServer({ dataDir, log, walArchive });
  const primary = openServer(server?.connection ?? { connectionString: databaseUrl }, options);
  const replica = databaseReadUrl
    ? openServer({ connectionString: databaseReadUrl }, { ...options, log: SILENT })
    : undefined;
  const { pool, connection } = primary;
  const db = createKysely(pool);
  const stopGuards = () => {
    primary.guard.stop();
    replica?.guard.stop();
  };
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    await replica?.pool.end();
    stopGuards();
    await server?.leave();
    if (server !== undefined) throw error;
    const reason = messageOf(error);
    throw new Error(`the database of DATABASE_URL does not respond: ${reason}`, { cause: error });
  }
  const watch = replica && watchReplica({ primary: connection, replica: replica.connection, log, maxLagMs });
  const readDb = replica && watch ? createKysely(createReadPool({ primary: pool, replica: replica.pool, watch })) : db;
  let closing: Promise<void> | undefined;
  const close = async () => {
    await db.destroy();
    if (readDb !== db) await readDb.destroy();
    await watch?.stop();
    stopGuards();
    await server?.leave();
  };
  return {
    db,
    readDb,
    pool,
    ...(replica && { readPool: replica.pool }),
    ...(watch && { replica: watch }),
    connection,
    mode: server ? 'embedded' : 'external',
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

/** A pool with a guard that ends its waits when the server is away. */
function openServer(address: pg.PoolConfig, { log, guardLimits, traces }: DatabaseOptions) {
  const guard = new ConnectionGuard({ connection: address, log, limits: guardLimits });
  const connection: pg.PoolConfig = { ...address, stream: guard.openSocket, Client: guard.Client };
  const Client = preparingClient(guard.Client, new HotQueries());
  const followed = traces === undefined ? Client : tracedClient(Client, traces);
  return { pool: createPool({ ...connection, Client: followed }, log), connection, guard };
}

function createPool(connection: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    types: valueParsers,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A locked table or a runaway query fails as "busy" (`databaseBusy`) and frees its connection.
    lock_timeout: 5_000,
    statement_timeout: 15_000,
    // A client that disappears in the middle of a transaction must not hold its locks for hours.
    idle_in_transaction_session_timeout: 10_000,
    application_name: nameConnection('starhall'),
  });
  // An unhandled connection error ends the process: idle connections report to the pool, busy ones to themselves
  // besides failing their query. The error object holds the whole connection: log the reason only.
  const broken = createTallyLog((reason: string, count) => log.warn({ reason, count }, 'database connections broke'));
  const report = (error: Error) => pool.ending || broken.note(error.message);
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

/** The typed query builder for a pool created with `valueParsers`. */
export function createKysely(pool: PostgresPool): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
