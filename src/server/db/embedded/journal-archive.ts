import { chownSync, closeSync, mkdirSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerUser } from './server-user.ts';

/** Where and how the journal is copied. */
export interface WalArchive {
  /** WAL_ARCHIVE_TO. */
  readonly folder: string;
  /** BACKUP_KEY; empty: copies are not encrypted. */
  readonly key: string;
  /** BACKUP_KEY_OLD: what was copied with them need not be copied again. */
  readonly formerKeys?: readonly string[];
}

interface Archive {
  readonly folder: string;
  readonly clusterFolder: string;
  /** The server's user, who writes there. */
  readonly user: ServerUser | undefined;
}

/** The settings' archive; undefined: the journal is not copied. */
export function walArchiveOf({
  WAL_ARCHIVE_TO: folder,
  BACKUP_KEY: key,
  BACKUP_KEY_OLD: formerKeys,
}: {
  readonly WAL_ARCHIVE_TO: string;
  readonly BACKUP_KEY: string;
  readonly BACKUP_KEY_OLD: readonly string[];
}): WalArchive | undefined {
  return folder === '' ? undefined : { folder, key, formerKeys };
}

/**
 * Makes the folder of the journal, and notes in it whose journal it is. Databases name the pieces alike, so two of them
 * cannot share one: PostgreSQL would keep its journal until the disk is full.
 * @throws Error if it cannot be written, or has the journal of another database.
 */
export function provideArchive({ folder, clusterFolder, user }: Archive): void {
  const note = join(folder, 'database');
  const identity = readIdentity(clusterFolder);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (user !== undefined) chownSync(folder, user.uid, user.gid);
    // Written by the first store only.
    writeFileSync(note, `${identity}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code !== 'EEXIST') throw new Error(`WAL_ARCHIVE_TO: ${folder} cannot be written (${error.code}).`);
  }
  if (readFileSync(note, 'utf8').trim() === identity) return;
  throw new Error(
    `WAL_ARCHIVE_TO: ${folder} has the journal of another database. Move it away, or name another folder.`,
  );
}

/** The number that PostgreSQL gives a cluster when it creates it; copies have the same one. */
function readIdentity(clusterFolder: string): string {
  const bytes = Buffer.alloc(8);
  const file = openSync(join(clusterFolder, 'global', 'pg_control'), 'r');
  try {
    readSync(file, bytes);
  } finally {
    closeSync(file);
  }
  return String(bytes.readBigUInt64LE());
}
