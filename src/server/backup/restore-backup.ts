import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { openDatabase } from '#server/db/open-database.ts';
import { openFileStore } from '#server/providers/files/index.ts';
import type { Config } from '../../config.ts';
import { BackupError, describeProblem } from './backup-error.ts';
import { blobKey } from './backup-place.ts';
import { readBackedUp } from './read-backed-up.ts';
import { type OpenBackup, restoreDatabase } from './restore-database.ts';

export interface RestoreTarget {
  /** Settings of the new store: DATABASE_URL and FILES decide where its database and files are. */
  readonly config: Config;
  /** Its data folder: empty, or not there yet. */
  readonly dataDir: string;
  readonly log: Logger;
  readonly onProgress?: (doneFiles: number) => void;
}

/** Made by the file system itself. */
const NOT_OURS = ['lost+found'];

/**
 * Restores a backup into an empty data folder, and into an empty database if one is set.
 * @throws BackupError; what was made is removed, except in a database or bucket of its own.
 */
export async function restoreBackup(backup: OpenBackup, target: RestoreTarget): Promise<void> {
  const { config, dataDir, log } = target;
  const wasThere = await requireEmpty(dataDir);
  try {
    const databaseUrl = config.DATABASE_URL || undefined;
    const database = await openDatabase({ databaseUrl, dataDir, log });
    try {
      await restoreDatabase(database, backup, async () => {
        await restoreFiles(backup, target);
        await restoreSecrets(backup, dataDir);
      });
    } finally {
      await database.close();
    }
  } catch (error) {
    await empty(dataDir, wasThere);
    throw new BackupError(`${describeProblem(error)} Nothing was restored.`, { cause: error });
  }
}

/** Whether the folder was there. */
async function requireEmpty(dataDir: string): Promise<boolean> {
  const names = await readdir(dataDir).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new BackupError(`${dataDir} is not a folder that can be restored into.`, { cause: error });
  });
  if (names === undefined) {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    return false;
  }
  if (names.every((name) => NOT_OURS.includes(name))) return true;
  throw new BackupError(`${dataDir} is not empty. Restore into an empty folder; nothing was changed.`);
}

/** Removes what a failed attempt made: the folder was empty before. */
async function empty(dataDir: string, wasThere: boolean): Promise<void> {
  if (!wasThere) return rm(dataDir, { recursive: true, force: true });
  const names = await readdir(dataDir).catch(() => []);
  for (const name of names.filter((one) => !NOT_OURS.includes(one))) {
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

/** Keys were checked when the list was read: none leaves the folder of files. */
async function restoreFiles({ place, manifest, seal }: OpenBackup, target: RestoreTarget): Promise<void> {
  const files = openFileStore(target.config, target);
  let done = 0;
  for (const { key, sha256, size } of manifest.files) {
    // A bucket may be another store's.
    if ((await files.find(key)) !== undefined) throw new BackupError(`The file store already has ${key}.`);
    await files.put(key, await readBackedUp(place, { key: blobKey(sha256, seal), sha256, size }, seal));
    done += 1;
    target.onProgress?.(done);
  }
}

async function restoreSecrets({ manifest }: OpenBackup, dataDir: string): Promise<void> {
  const folder = join(dataDir, 'secrets');
  for (const { name, value } of manifest.secrets) {
    if (value === undefined) continue;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, name), value, { flag: 'wx', mode: 0o600 });
  }
}

const SETTINGS = { sign: 'SIGN_SECRET', session: 'SESSION_SECRET' } as const;

/** What a person has to do about secrets after restoring, a line each. */
export function explainSecrets(
  { manifest }: Pick<OpenBackup, 'manifest'>,
  { config, dataDir }: RestoreTarget,
): string[] {
  return manifest.secrets.flatMap(({ name, value }) => {
    const setting = name === 'sign' || name === 'session' ? SETTINGS[name] : undefined;
    const set = setting === undefined ? '' : config[setting];
    if (value === undefined && set === '') {
      return [
        `Missing: ${setting ?? name}. The backup is not encrypted, so it does not contain secrets; set the one of the former store.`,
      ];
    }
    if (value === undefined || setting === undefined || set === value) return [];
    const found = `${setting} of the former store is in ${join(dataDir, 'secrets', name)}`;
    return [set === '' ? `${found}; in production, set it.` : `${found}; the one that is set here differs.`];
  });
}
