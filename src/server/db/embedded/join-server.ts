import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { makeArchiveCommand } from './archive-command.ts';
import { createCluster } from './create-cluster.ts';
import { type FolderLock, lockAlone, lockTogether } from './folder-lock.ts';
import { provideArchive, type WalArchive } from './journal-archive.ts';
import { prepareDataFolder } from './passable-folders.ts';
import { readPostmaster } from './postmaster-file.ts';
import { awaitReady, findServer, type ServerPlace, startServer, stopServer } from './run-server.ts';
import { provideBinaries } from './server-binaries.ts';
import { connectionTo, prepareServer } from './server-connection.ts';
import { chooseServerUser } from './server-user.ts';
import { provideSocketFolder } from './socket-folder.ts';

export interface JoinedServer {
  connection: ReturnType<typeof connectionTo>;
  /** Leaves the server; the last one to leave stops it. */
  leave(): Promise<void>;
}

interface Member {
  place: ServerPlace;
  socketFolder: string;
  turnFile: string;
  presenceFile: string;
  log: Log;
}

const WAIT_FOR_TURN_MS = 180_000;
const WATCH_EVERY_MS = 1000;
/** How long a server that refuses connections may take to end. */
const ENDING_MS = 3_000;
const LOOK_AGAIN_MS = 50;

export interface ServerToJoin {
  dataDir: string;
  log: Log;
  /** It counts when the server is started. */
  walArchive?: WalArchive | undefined;
}

/**
 * Joins the PostgreSQL server of a data folder: a running one (shared with another Starhall, or left by a killed one)
 * is adopted, else one is started. Starting and stopping are serialized between processes, and every member holds a
 * lock that the operating system releases with its process, so the last one to leave knows that it is.
 */
export async function joinServer({ dataDir, log, walArchive }: ServerToJoin): Promise<JoinedServer> {
  if (process.platform === 'win32') {
    throw new Error('The embedded database needs Linux or macOS. Set DATABASE_URL.');
  }
  const user = chooseServerUser(join(dataDir, 'postgres', 'cluster'));
  const serverFolder = join(prepareDataFolder(dataDir, user), 'postgres');
  prepareDataFolder(serverFolder, user);
  const turnFile = join(serverFolder, 'turn.lock');
  const presenceFile = join(serverFolder, 'presence.lock');
  const turn = await takeTurn(turnFile);
  try {
    const binaries = provideBinaries(serverFolder, user);
    const clusterFolder = join(serverFolder, 'cluster');
    await createCluster({ clusterFolder, binaries, user });
    const logFile = join(serverFolder, 'server.log');
    if (walArchive !== undefined) provideArchive({ folder: walArchive.folder, clusterFolder, user });
    const archive = walArchive && (await makeArchiveCommand({ ...walArchive, user, serverFolder }));
    const socketFolderOf = provideSocketFolder(serverFolder, user);
    const place = { clusterFolder, socketFolder: socketFolderOf, binaries, logFile, user, archive };
    const socketFolder = await ensureServing(place, log);
    const presence = await lockTogether({ path: presenceFile, timeoutMs: WAIT_FOR_TURN_MS });
    return becomeMember({ place, socketFolder, turnFile, presenceFile, log }, presence);
  } finally {
    turn.release();
  }
}

async function takeTurn(path: string): Promise<FolderLock> {
  const turn = await lockAlone({ path, timeoutMs: WAIT_FOR_TURN_MS });
  if (turn === undefined) {
    throw new Error(`Another process has been starting or stopping the database for minutes: ${path} stays locked.`);
  }
  return turn;
}

/** Adopts or starts the folder's server; returns the folder of its socket. */
async function ensureServing(place: ServerPlace, log: Log): Promise<string> {
  const adopted = await adoptServer(place);
  if (adopted !== undefined) {
    const { pid, version, socketFolder } = adopted;
    log.info({ pid, version }, 'adopted the PostgreSQL server that runs on the data folder');
    return socketFolder;
  }
  await startServer(place);
  const version = await prepareServer(place.socketFolder);
  log.info({ pid: readPostmaster(place.clusterFolder)?.pid, version }, 'started PostgreSQL');
  return place.socketFolder;
}

/** Prepares a running server; undefined if there is none, or if it ends meanwhile: it looks alive while it is killed. */
async function adoptServer({ clusterFolder }: ServerPlace) {
  const deadline = performance.now() + ENDING_MS;
  for (;;) {
    const found = await awaitReady(clusterFolder);
    if (found === undefined) return undefined;
    try {
      return { ...found, version: await prepareServer(found.socketFolder) };
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(LOOK_AGAIN_MS);
    }
  }
}

function becomeMember(member: Member, presence: FolderLock | undefined): JoinedServer {
  const watch = watchServer(member);
  return {
    connection: connectionTo(member.socketFolder),
    leave: async () => {
      await watch.stop();
      const turn = await takeTurn(member.turnFile);
      try {
        presence?.release();
        const alone = await lockAlone({ path: member.presenceFile, timeoutMs: 0 });
        if (alone !== undefined) {
          await stopServer(member.place.clusterFolder);
          alone.release();
          member.log.info({}, 'stopped PostgreSQL');
        }
      } finally {
        turn.release();
      }
    },
  };
}

/** Restarts a killed server while it has members; the first one to notice does it. */
function watchServer({ place, turnFile, log }: Member): { stop(): Promise<void> } {
  let stopped = false;
  let running = Promise.resolve();
  const check = async () => {
    if (stopped || (await findServer(place.clusterFolder)) !== undefined) {
      return;
    }
    const turn = await takeTurn(turnFile);
    try {
      await ensureServing(place, log);
    } finally {
      turn.release();
    }
  };
  const timer = setInterval(() => {
    running = running.then(check).catch((error: unknown) => log.error({ err: error }, 'PostgreSQL is down'));
  }, WATCH_EVERY_MS).unref();
  return {
    stop: () => {
      stopped = true;
      clearInterval(timer);
      return running;
    },
  };
}
