import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultDataDir } from '#server/db/default-data-dir.ts';
import { type Database, openDatabase } from '#server/db/open-database.ts';
import type { Config } from '../config.ts';
import { CommandError } from './command-error.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Opens the database of the store as the service does; an embedded server that runs already is shared. Nothing is made
 * or migrated: whoever mistypes a folder is told so instead of getting an empty store.
 */
export async function openStore(config: Config, variables: Variables): Promise<Database> {
  const dataDir = defaultDataDir({ ...variables, DATA_DIR: config.DATA_DIR });
  if (config.DATABASE_URL === '' && !existsSync(join(dataDir, 'postgres', 'cluster'))) {
    throw new CommandError(`There is no store in ${dataDir}. Set DATA_DIR or DATABASE_URL as the service has it.`);
  }
  return openDatabase({ databaseUrl: config.DATABASE_URL || undefined, dataDir, log: LOG });
}

/** What goes wrong is told, by its reason; what goes well is not what was asked for. */
const report = (details: unknown, message?: string) => console.error(message ?? details);
const LOG = { info: () => undefined, warn: report, error: report };
