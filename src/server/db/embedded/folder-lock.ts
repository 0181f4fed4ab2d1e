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
 * Waits for an exclusive lock on a file; `undefined` if another process held it for `timeoutMs`.
 *
 * Node has no `flock`, and a PID file outlives a killed owner and becomes wrong once the PID is reused. SQLite uses
 * the operating system's file locks, which end with the process, however it ends.
 */
export function lockAlone({ path, timeoutMs }: Wait): Promise<FolderLock | undefined> {
  return waitFor(() => tryLock(path, 'BEGIN EXCLUSIVE'), timeoutMs);
}

/** Waits for a shared lock, which excludes `lockAlone`. */
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
    // Without a journal no other files are left beside the lock file.
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
