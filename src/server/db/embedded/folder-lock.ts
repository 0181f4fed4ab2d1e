import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

export interface FolderLock {
  release(): void;
}

interface Wait {
  path: string;
  timeoutMs: number;
}

const RETRY_MS = 20;
const SQLITE_BUSY = 5;

/**
 * Waits for the only hold on a lock file; `undefined` when another process kept it for `timeoutMs`.
 *
 * Node has no `flock`, and a file with a process id in it outlives a killed owner and lies once the id is used again.
 * SQLite's own file locks are the operating system's: they end with the process, however it ends.
 */
export function lockAlone({ path, timeoutMs }: Wait): Promise<FolderLock | undefined> {
  return waitFor(() => tryLock(path, 'BEGIN EXCLUSIVE'), timeoutMs);
}

/** Waits for a hold that any number of processes may have at once, but not beside `lockAlone`. */
export function lockTogether({ path, timeoutMs }: Wait): Promise<FolderLock | undefined> {
  return waitFor(() => tryLock(path, 'BEGIN; SELECT count(*) FROM sqlite_master'), timeoutMs);
}

async function waitFor(attempt: () => FolderLock | undefined, timeoutMs: number): Promise<FolderLock | undefined> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const lock = attempt();
    if (lock !== undefined || performance.now() >= deadline) {
      return lock;
    }
    await sleep(RETRY_MS);
  }
}

function tryLock(path: string, statements: string): FolderLock | undefined {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    // By name: opening and closing the file here would drop the locks this process has on it.
    chmodSync(path, 0o600);
    // Without a journal nothing is ever left beside the lock file.
    file.exec('PRAGMA journal_mode = MEMORY');
    file.exec(statements);
    return { release: () => file.close() };
  } catch (error) {
    file.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      return undefined;
    }
    throw error;
  }
}
