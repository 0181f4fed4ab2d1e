import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ArchiveCommand } from './archive-command.ts';
import { isServing, type Postmaster, readPostmaster } from './postmaster-file.ts';
import { isListening } from './server-connection.ts';
import { serverArguments } from './server-settings.ts';
import type { ServerUser } from './server-user.ts';

export interface ServerPlace {
  clusterFolder: string;
  socketFolder: string;
  binaries: string;
  logFile: string;
  user: ServerUser | undefined;
  /** How the journal is copied; undefined: it is not. */
  archive?: ArchiveCommand | undefined;
}

const POLL_MS = 10;
// A killed server first replays its journal, which may take long; only one without progress is given up.
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 60_000;
const MAX_LOG_BYTES = 1_000_000;
const REMAINS_OF_KILLED_SERVER = /pre-existing shared memory block|lock file ".*" already exists/;

/** Starts a server and returns when it is ready. Waits for remaining backends of a killed one to end. */
export async function startServer(place: ServerPlace): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    dropStaleLocks(place);
    const failure = await attemptStart(place, deadline);
    if (failure === undefined) {
      return;
    }
    if (!REMAINS_OF_KILLED_SERVER.test(failure) || performance.now() > deadline) {
      throw new Error(`PostgreSQL did not start: ${failure}`);
    }
    await sleep(200);
  }
}

/** Waits until an existing server is ready or gone. */
export async function awaitReady(clusterFolder: string): Promise<Postmaster | undefined> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline || isRecovering(clusterFolder)) {
    const found = await findServer(clusterFolder);
    if (found === undefined || found.status === 'ready') {
      return found;
    }
    await sleep(POLL_MS);
  }
  throw new Error(`The PostgreSQL server in ${clusterFolder} neither gets ready nor ends.`);
}

/** Whether the server replays what an operator asked for, which takes as long as it takes; it removes the file then. */
function isRecovering(clusterFolder: string): boolean {
  return existsSync(join(clusterFolder, 'recovery.signal'));
}

/** The folder's live server, in any state. One in another container has no process here, but its socket responds. */
export async function findServer(clusterFolder: string): Promise<Postmaster | undefined> {
  const found = readPostmaster(clusterFolder);
  const lives = found !== undefined && (isServing(found, clusterFolder) || (await isListening(found.socketFolder)));
  return lives ? found : undefined;
}

/** Stops the server with a fast shutdown: open transactions are rolled back, committed data is written. */
export async function stopServer(clusterFolder: string): Promise<void> {
  const found = readPostmaster(clusterFolder);
  if (found === undefined || !isServing(found, clusterFolder)) {
    return;
  }
  process.kill(found.pid, 'SIGINT');
  const deadline = performance.now() + STOP_TIMEOUT_MS;
  while (readPostmaster(clusterFolder)?.pid === found.pid && isServing(found, clusterFolder)) {
    if (performance.now() > deadline) {
      throw new Error(`The PostgreSQL server ${found.pid} does not stop.`);
    }
    await sleep(POLL_MS);
  }
}

/** Launches the server once; returns the end of its log if it exited instead of becoming ready. */
async function attemptStart(place: ServerPlace, deadline: number): Promise<string | undefined> {
  const { clusterFolder, logFile } = place;
  const oldBytes = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  const isFull = oldBytes > MAX_LOG_BYTES;
  const child = launch(place, isFull ? 'w' : 'a');
  // Starhall may exit before its server.
  child.unref();
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  while (performance.now() < deadline || isRecovering(clusterFolder)) {
    const found = readPostmaster(clusterFolder);
    if (found?.pid === child.pid && found?.status === 'ready') {
      return undefined;
    }
    if (failure !== undefined || child.exitCode !== null || child.signalCode !== null) {
      return failure?.message ?? tailOf(logFile, isFull ? 0 : oldBytes);
    }
    await sleep(POLL_MS);
  }
  return 'it does not get ready';
}

// A separate session, so that Ctrl-C in the terminal only reaches Starhall, and a log file instead of a pipe, so that
// the server survives a killed Starhall and the next one adopts it.
function launch({ clusterFolder, socketFolder, binaries, logFile, user, archive }: ServerPlace, mode: 'a' | 'w') {
  const log = openSync(logFile, mode, 0o600);
  try {
    return spawn(join(binaries, 'bin', 'postgres'), serverArguments(clusterFolder, socketFolder, archive?.command), {
      ...(user && { uid: user.uid, gid: user.gid }),
      cwd: '/',
      env: { ...archive?.variables, LC_ALL: 'C', TZ: 'UTC' },
      detached: true,
      stdio: ['ignore', log, log],
    });
  } finally {
    closeSync(log);
  }
}

// PostgreSQL mistakes any live process of its user for the old server: one not yet reaped by its parent or, after a
// container restart with repeating PIDs, any program. Its shared memory check, which these files do not affect, still
// protects against a running one.
function dropStaleLocks({ clusterFolder, socketFolder }: ServerPlace): void {
  const found = readPostmaster(clusterFolder);
  if (found === undefined || !isServing(found, clusterFolder)) {
    rmSync(join(clusterFolder, 'postmaster.pid'), { force: true });
    rmSync(join(socketFolder, '.s.PGSQL.5432.lock'), { force: true });
  }
}

function tailOf(path: string, from: number): string {
  return readFileSync(path).subarray(from).toString('utf8').trim().split('\n').slice(-5).join(' ');
}
