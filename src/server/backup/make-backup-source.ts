import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { projectRoot } from '#server/project-root.ts';
import type { FileStore } from '#server/providers/files/file-store.ts';
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
    version: storeVersion(),
  };
}

/** Version of this Starhall. */
export function storeVersion(): string {
  const { version } = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8'));
  return String(version);
}
