import type pg from 'pg';
import type { FileStore } from '#server/providers/files/file-store.ts';
import { RELEASE } from '#server/release.ts';
import type { Secrets } from '#server/secrets.ts';
import { collectSecrets } from './collect-secrets.ts';
import type { BackupSource } from './write-backup.ts';

export interface StoreParts {
  readonly connection: pg.PoolConfig;
  readonly files: FileStore;
  readonly incomingFolder: string;
  readonly dataDir: string;
  readonly secrets: Secrets;
  /** Server clock in unix milliseconds. */
  readonly now: () => number;
}

/** What a backup of a store reads. */
export async function makeBackupSource(parts: StoreParts): Promise<BackupSource> {
  const { connection, files, incomingFolder, dataDir, secrets, now } = parts;
  return {
    ...{ connection, files, incomingFolder, now },
    secrets: await collectSecrets(dataDir, secrets),
    version: RELEASE,
  };
}
