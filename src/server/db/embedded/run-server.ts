import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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
}

const POLL_MS = 10;
// A server that was killed first replays its journal, which may take long; only one that does nothing is given up.
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 60_000;
const MAX_LOG_BYTES = 1_000_000;
const REMAINS_OF_KILLED_SERVER = /pre-existing shared memory block|lock file ".*" already exists/;

/** Starts a server and returns when it is ready. Backends of a killed one may live on for a moment: waits for their end. */
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

/** Waits for a server found on the folder: ready, or gone. */
export async function awaitReady(clusterFolder: string): Promise<Postmaster | undefined> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const found = await findServer(clusterFolder);
    if (found === undefined || found.status === 'ready') {
      return found;
    }
    await sleep(POLL_MS);
  }
  throw new Error(`The PostgreSQL server in ${clusterFolder} neither gets ready nor ends.`);
}

/**
 * The living server of the folder, in whatever state. One in another container has no process here, but its socket
 * answers.
 */
export async function findServer(clusterFolder: string): Promise<Postmaster | undefined> {
  const found = readPostmaster(clusterFolder);
  const lives = found !== undefined && (isServing(found, clusterFolder) || (await isListening(found.socketFolder)));
  return lives ? found : undefined;
}

/** Stops the server: open transactions are rolled back, everything committed is written out (fast shutdown). */
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

/** Launches the server once; returns the end of its log when it ended instead of getting ready. */
async function attemptStart(place: ServerPlace, deadline: number): Promise<string | undefined> {
  const { clusterFolder, logFile } = place;
  const oldBytes = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  const isFull = oldBytes > MAX_LOG_BYTES;
  const child = launch(place, isFull ? 'w' : 'a');
  // Starhall may end before its server does.
  child.unref();
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  while (performance.now() < deadline) {
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

// Its own session, so that Ctrl-C in the terminal reaches Starhall only, and a log file in place of a pipe, so that
// the server outlives a killed Starhall: the next one adopts it.
function launch({ clusterFolder, socketFolder, binaries, logFile, user }: ServerPlace, mode: 'a' | 'w') {
  const log = openSync(logFile, mode, 0o600);
  try {
    return spawn(join(binaries, 'bin', 'postgres'), serverArguments(clusterFolder, socketFolder), {
      ...(user && { uid: user.uid, gid: user.gid }),
      cwd: '/',
      env: { LC_ALL: 'C', TZ: 'UTC' },
      detached: true,
      stdio: ['ignore', log, log],
    });
  } finally {
    closeSync(log);
  }
}

// PostgreSQL itself takes any living process of its user for the old server: one not yet reaped by its parent, or, after
// a restart of a container, where process ids repeat, any program. Its check of the shared memory, which these files do
// not switch off, still guards against a real one.
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
