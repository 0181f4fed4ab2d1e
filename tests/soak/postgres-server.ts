import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createCluster } from '#server/db/embedded/create-cluster.ts';
import { prepareDataFolder } from '#server/db/embedded/passable-folders.ts';
import { provideBinaries } from '#server/db/embedded/server-binaries.ts';
import { chooseServerUser, type ServerUser } from '#server/db/embedded/server-user.ts';
import { findFreePort } from '../../bench/start-product.ts';
import { clusterOf, processesOf } from '../crash/data-folder.ts';

/** A PostgreSQL server beside the store, as an operator runs one: on a port, and nobody restarts it. */
export interface PostgresServer {
  /** As DATABASE_URL. */
  readonly url: string;
  readonly dataDir: string;
  /** The server's process and its children. */
  processes(): number[];
  start(): Promise<void>;
  /** A fast shutdown, as by its service manager. */
  stop(): Promise<void>;
  /** As if its machine had lost power. */
  kill(): Promise<void>;
  /** Runs one statement as its administrator. */
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
}

const DATABASE = 'starhall';
const READY_WITHIN_MS = 60_000;
const LOOK_MS = 20;
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  io_method: 'sync',
  jit: 'off',
  wal_level: 'replica',
  max_wal_senders: '5',
  wal_keep_size: '1GB',
  hot_standby: 'on',
  timezone: 'UTC',
} as const;

interface Place {
  readonly dataDir: string;
  readonly binaries: string;
  readonly user: ServerUser | undefined;
}

/** Creates a cluster in a data folder, starts its server and creates the store's database. */
export async function createPostgresServer(dataDir: string): Promise<PostgresServer> {
  const place = preparePlace(dataDir);
  await createCluster({ clusterFolder: clusterOf(dataDir), ...place });
  const server = await serve(place);
  await server.query(`CREATE DATABASE ${DATABASE}`);
  return server;
}

/** Copies a running primary into a data folder and starts a replica there that streams from it. */
export async function createReplica(primary: PostgresServer, dataDir: string): Promise<PostgresServer> {
  const place = preparePlace(dataDir);
  const cluster = clusterOf(dataDir);
  rmSync(cluster, { recursive: true, force: true });
  const client = new pg.Client(primary.url);
  await client.connect();
  await client.query(`SELECT pg_backup_start('replica', true)`);
  const from = clusterOf(primary.dataDir);
  // Those of the running server itself, and a journal that is streamed.
  const isCopied = (path: string) =>
    !/\/(postmaster\.(pid|opts)|pg_wal\/.+|standby\.signal)$/.test(path) || /archive_status$/.test(path);
  cpSync(from, cluster, { recursive: true, filter: (path) => isCopied(path) && existsSync(path) });
  const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
  await client.end();
  writeFileSync(join(cluster, 'backup_label'), rows[0]?.labelfile ?? '');
  const { port } = new URL(primary.url);
  writeFileSync(
    join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=starhall'\n`,
  );
  appendFileSync(join(cluster, 'standby.signal'), '');
  const { user } = place;
  if (user !== undefined) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, cluster]);
  return serve(place);
}

function preparePlace(dataDir: string): Place {
  const user = chooseServerUser(clusterOf(dataDir));
  const folder = join(prepareDataFolder(dataDir, user), 'postgres');
  prepareDataFolder(folder, user);
  mkdirSync(folder, { recursive: true });
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  return { dataDir, binaries: provideBinaries(folder, user), user };
}

async function serve({ dataDir, binaries, user }: Place): Promise<PostgresServer> {
  const port = await findFreePort();
  const urlOf = (database: string) => `postgres://starhall@127.0.0.1:${port}/${database}`;
  let child: ChildProcess | undefined;
  const query = async <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> => {
    const client = new pg.Client(urlOf('postgres'));
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  };
  const start = async () => {
    const log = openSync(join(dataDir, 'server.log'), 'a');
    const options = Object.entries({ ...SETTINGS, port: String(port) }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    child = spawn(join(binaries, 'bin', 'postgres'), ['-D', clusterOf(dataDir), ...options], {
      ...(user && { uid: user.uid, gid: user.gid }),
      cwd: '/',
      env: { LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    const deadline = performance.now() + READY_WITHIN_MS;
    while (
      !(await query('SELECT 1').then(
        () => true,
        () => false,
      ))
    ) {
      if (child.exitCode !== null || performance.now() > deadline)
        throw new Error(`PostgreSQL did not start in ${dataDir}`);
      await sleep(LOOK_MS);
    }
  };
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    const pids = signal === 'SIGKILL' ? processesOf(child.pid ?? 0) : [child.pid ?? 0];
    for (const pid of pids) process.kill(pid, signal);
    await gone;
  };
  await start();
  return {
    url: urlOf(DATABASE),
    dataDir,
    processes: () => processesOf(child?.pid ?? 0),
    ...{ start, query },
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
  };
}
