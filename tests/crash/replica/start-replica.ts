import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { provideBinaries } from '#server/db/embedded/server-binaries.ts';
import { chooseServerUser } from '#server/db/embedded/server-user.ts';
import { clusterOf } from '../data-folder.ts';

export interface RunningServer {
  /** For `DATABASE_URL`. */
  readonly url: string;
  /** Runs SQL on a connection of its own. */
  readonly run: (text: string) => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Ends it without notice. */
  readonly kill: () => Promise<void>;
}

export interface ReplicatedDatabase {
  readonly primary: RunningServer;
  readonly replica: RunningServer;
  /** Starts the replica again after it was killed. */
  readonly restartReplica: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts the cluster of a closed data folder as a primary, and a streaming replica of it. */
export async function startReplicatedDatabase(dataDir: string): Promise<ReplicatedDatabase> {
  const cluster = clusterOf(dataDir);
  const standby = join(dataDir, 'standby');
  const folders = { primary: makeSocketFolder(dataDir, 'p'), replica: makeSocketFolder(dataDir, 'r') };
  const startPrimary = () => start({ dataDir, cluster, socketFolder: folders.primary });
  // What was written before is not enough for a replica.
  await (await startPrimary()).server.stop();
  execFileSync('cp', ['-a', cluster, standby]);
  const signal = join(standby, 'standby.signal');
  writeFileSync(signal, '');
  chownSync(signal, statSync(cluster).uid, statSync(cluster).gid);
  appendFileSync(
    join(standby, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${folders.primary} user=starhall application_name=replica'\nhot_standby = on\n`,
  );
  const primary = await startPrimary();
  const startReplica = () => start({ dataDir, cluster: standby, socketFolder: folders.replica });
  let replica = await startReplica();
  return {
    primary: primary.server,
    replica: {
      url: replica.server.url,
      // A connection to the one that runs now.
      run: (text) => replica.server.run(text),
      stop: () => replica.server.stop(),
      kill: () => replica.server.kill(),
    },
    async restartReplica() {
      replica = await startReplica();
    },
    async stop() {
      await replica.server.kill();
      await primary.server.kill();
    },
  };
}

function makeSocketFolder(dataDir: string, name: string): string {
  const folder = join(dataDir, name);
  mkdirSync(folder, { mode: 0o700 });
  const { uid, gid } = statSync(clusterOf(dataDir));
  chownSync(folder, uid, gid);
  return folder;
}

interface Starting {
  readonly dataDir: string;
  readonly cluster: string;
  readonly socketFolder: string;
}

async function start({ dataDir, cluster, socketFolder }: Starting): Promise<{ readonly server: RunningServer }> {
  const user = chooseServerUser(cluster);
  const postgres = join(provideBinaries(join(dataDir, 'postgres'), user), 'bin', 'postgres');
  const settings = { listen_addresses: '', wal_level: 'replica', max_wal_senders: '4', fsync: 'off' };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(postgres, ['-D', cluster, '-k', socketFolder, '-p', '5432', ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(user === undefined ? {} : { uid: user.uid, gid: user.gid }),
  });
  let complaints = '';
  child.stderr.on('data', (text) => {
    complaints += text;
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const url = `postgresql://starhall@/starhall?host=${encodeURIComponent(socketFolder)}`;
  await waitForServer(child, url).catch((cause: unknown) => {
    throw new Error(`PostgreSQL did not start: ${complaints}`, { cause });
  });
  return {
    server: {
      url,
      run: (text) => query(url, text),
      // A fast shutdown, and an immediate one, which leaves everything as a crash does.
      stop: () => end('SIGINT'),
      kill: () => end('SIGQUIT'),
    },
  };
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function waitForServer(child: ChildProcess, url: string): Promise<void> {
  const endMs = performance.now() + 30_000;
  while (performance.now() < endMs) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`);
    const isUp = await query(url, 'SELECT 1').then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await wait(50);
  }
  throw new Error('PostgreSQL did not start');
}
