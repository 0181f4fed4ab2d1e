import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readPostmaster } from '#server/db/embedded/postmaster-file.ts';
import { stopServer } from '#server/db/embedded/run-server.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { findMemoryFolder } from '#tests/database/find-memory-folder.ts';

const made: string[] = [];
export const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * A new, empty folder, in memory if there is room: a killed process's writes survive there as on a disk; only a power
 * loss would tell the two apart. `removeDataFolders` removes it with its server.
 */
export function makeDataFolder(): string {
  const folder = mkdtempSync(join(findMemoryFolder(), 'starhall-crash-'));
  made.push(folder);
  return folder;
}

let pattern: string | undefined;

/** A folder with a database that was created and closed; a copy takes a tenth of the time of a new one. */
export async function makeUsedFolder(): Promise<string> {
  if (pattern === undefined) {
    pattern = makeDataFolder();
    made.pop();
    const database = await openDatabase({ dataDir: pattern, log: silent });
    await database.close();
  }
  const folder = makeDataFolder();
  execFileSync('cp', ['-a', `${pattern}/.`, folder]);
  return folder;
}

/** Removes the folder that `makeUsedFolder` copies; for `afterAll`. */
export function removePattern(): void {
  if (pattern !== undefined) {
    rmSync(pattern, { recursive: true, force: true });
    // The next file has its own module instances and creates another one.
    pattern = undefined;
  }
}

export async function removeDataFolders(): Promise<void> {
  for (const folder of made.splice(0)) {
    await stopServer(clusterOf(folder)).catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  }
}

export function clusterOf(dataDir: string): string {
  return join(dataDir, 'postgres', 'cluster');
}

/** Process id of the server that serves the folder, or that was killed there. */
export function serverPid(dataDir: string): number | undefined {
  return readPostmaster(clusterOf(dataDir))?.pid;
}

/** Kills the server of a folder, if it has one. */
export function killServer(dataDir: string): void {
  const pid = serverPid(dataDir);
  if (pid === undefined) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It was killed a moment ago and is not back yet.
  }
}

/** A server and all that it has started; Linux only. */
export function processesOf(server: number): number[] {
  const isChild = (pid: string) => {
    try {
      // The name, in brackets, may contain anything; state and parent follow.
      const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return Number(parent) === server;
    } catch {
      return false;
    }
  };
  return [
    server,
    ...readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && isChild(name))
      .map(Number),
  ];
}

export function serverUid(dataDir: string): number {
  return statSync(`/proc/${serverPid(dataDir)}`).uid;
}

/** The numbers a writer finds again after opening the folder once more. */
export async function readWritten(dataDir: string, name = 'writer'): Promise<Set<number>> {
  const database = await openDatabase({ dataDir, log: silent });
  const { rows } = await database.pool.query<{ number: number }>('SELECT number FROM written WHERE writer = $1', [
    name,
  ]);
  await database.close();
  return new Set(rows.map(({ number }) => number));
}
