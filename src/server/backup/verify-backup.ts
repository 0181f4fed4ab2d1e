import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import type { Logger } from 'pino';
import { openDatabase } from '#server/db/open-database.ts';
import { reconcile } from '#server/features/ledger/reconcile.ts';
import type { FileStore } from '#server/providers/files/file-store.ts';
import { BackupError } from './backup-error.ts';
import { blobKey } from './backup-place.ts';
import { hashOf } from './hash-stream.ts';
import { listStoredFiles } from './list-stored-files.ts';
import { readBackedUp } from './read-backed-up.ts';
import { type OpenBackup, restoreDatabase } from './restore-database.ts';

export interface Verification {
  readonly rows: number;
  readonly files: number;
  /** Checks of the ledger. */
  readonly checks: number;
}

interface VerifyOptions {
  /** Folder in which the scratch database is made, and removed. */
  readonly scratch: string;
  readonly log: Logger;
  readonly now: () => number;
}

/**
 * Restores a backup into a scratch database of its own, checks the books, and reads every file that the database refers to.
 * @throws BackupError with the first thing that is wrong.
 */
export async function verifyBackup(backup: OpenBackup, { scratch, log, now }: VerifyOptions): Promise<Verification> {
  const { place, manifest, seal } = backup;
  if (manifest.missing.length > 0) {
    throw new BackupError(`The store itself lacked ${manifest.missing.length} files, such as ${manifest.missing[0]}.`);
  }
  for (const { sha256, size } of manifest.files) {
    await hashOf(await readBackedUp(place, { key: blobKey(sha256, seal), sha256, size }, seal));
  }
  const dataDir = await mkdtemp(join(scratch, 'starhall-verify-'));
  try {
    const database = await openDatabase({ dataDir, log });
    try {
      await restoreDatabase(database, backup);
      const { isBalanced, checks } = await reconcile(database.db, now());
      const failed = checks.find(({ findings }) => findings.length > 0);
      if (!isBalanced) throw new BackupError(`The books do not balance: ${failed?.check}, ${failed?.findings[0]}.`);
      await requireFiles(backup, database.pool);
      return {
        rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
        files: manifest.files.length,
        checks: checks.length,
      };
    } finally {
      await database.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** @throws BackupError if the restored database refers to a file that the backup does not have. */
async function requireFiles(backup: OpenBackup, pool: pg.Pool): Promise<void> {
  const known = new Set(backup.manifest.files.map(({ key }) => key));
  const client = await pool.connect();
  try {
    const keys = await listStoredFiles(client, { files: asFileStore(backup), incomingFolder: '' });
    const lost = keys.find(({ key }) => !known.has(key));
    if (lost !== undefined) throw new BackupError(`The backup lacks ${lost.key}, which its database refers to.`);
  } finally {
    client.release();
  }
}

/** The files of a backup by their keys in the store. */
function asFileStore({ place, manifest, seal }: OpenBackup): Pick<FileStore, 'find' | 'read' | 'list'> {
  const files = new Map(manifest.files.map((file) => [file.key, file]));
  return {
    find: async (key) => files.get(key),
    async *list(folder) {
      for (const [key, { size }] of files) if (key.startsWith(`${folder}/`)) yield { key, size };
    },
    read(key) {
      async function* pass() {
        const file = files.get(key);
        if (file === undefined) throw new BackupError(`The backup lacks ${key}.`);
        const { sha256, size } = file;
        yield* await readBackedUp(place, { key: blobKey(sha256, seal), sha256, size }, seal);
      }
      return Readable.from(pass(), { objectMode: false });
    },
  };
}
