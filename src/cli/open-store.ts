import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultDataDir } from '#server/db/default-data-dir.ts';
import { walArchiveOf } from '#server/db/embedded/journal-archive.ts';
import { type Database, openDatabase } from '#server/db/open-database.ts';
import type { Config } from '../config.ts';
import { CommandError } from './command-error.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Log problems only, with their reason: routine messages are not part of the command's output. */
const report = (details: unknown, message?: string) => console.error(message ?? details);

const LOG = { info: () => undefined, warn: report, error: report };

/** The data folder of the settings. */
export function dataDirOf(config: Config, variables: Variables): string {
  return defaultDataDir({ ...variables, DATA_DIR: config.DATA_DIR });
}

/**
 * Opens the store's database like the service does; a running embedded server is shared. Nothing is created or
 * migrated: a mistyped folder causes an error instead of an empty store.
 */
export async function openStore(config: Config, variables: Variables): Promise<Database> {
  const dataDir = dataDirOf(config, variables);
  if (config.DATABASE_URL === '' && !existsSync(join(dataDir, 'postgres', 'cluster'))) {
    throw new CommandError(
      `No store found in ${dataDir}. Set DATA_DIR or DATABASE_URL to the same value as for the service.`,
    );
  }
  const walArchive = walArchiveOf(config);
  return openDatabase({ databaseUrl: config.DATABASE_URL || undefined, dataDir, walArchive, log: LOG });
}
