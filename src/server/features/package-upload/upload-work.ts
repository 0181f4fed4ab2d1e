import type pg from 'pg';
import { PackageHashes } from './package-hashes.ts';
import { UploadLocks } from './upload-locks.ts';

/** State that requests for resumable uploads share in a process. */
export interface UploadWork {
  /** Locks by upload. */
  readonly locks: UploadLocks;
  /** Hash states that the next request resumes. */
  readonly hashes: PackageHashes;
  /** A connection without data for this long is closed; received bytes stay. */
  readonly stallMs: number;
}

const STALL_MS = 60_000;

export interface UploadWorkSettings {
  /** Connection settings of the shared database. */
  readonly connection: pg.PoolConfig;
  readonly stallMs?: number | undefined;
}

export function createUploadWork({ connection, stallMs = STALL_MS }: UploadWorkSettings): UploadWork {
  return { locks: new UploadLocks({ connection }), hashes: new PackageHashes(), stallMs };
}
