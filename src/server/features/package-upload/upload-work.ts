import type pg from 'pg';
import { PackageHashes } from './package-hashes.ts';
import { UploadLocks } from './upload-locks.ts';

/** What requests about resumable uploads share in a process. */
export interface UploadWork {
  /** Who works on which upload. */
  readonly locks: UploadLocks;
  /** Hashes that go on with the next request. */
  readonly hashes: PackageHashes;
  /** A connection that sends nothing for so long is given up; what has come stays. */
  readonly stallMs: number;
}

const STALL_MS = 60_000;

export interface UploadWorkSettings {
  /** Of the database whose processes share the uploads. */
  readonly connection: pg.PoolConfig;
  readonly stallMs?: number | undefined;
}

export function createUploadWork({ connection, stallMs = STALL_MS }: UploadWorkSettings): UploadWork {
  return { locks: new UploadLocks({ connection }), hashes: new PackageHashes(), stallMs };
}
