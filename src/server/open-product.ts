import pino, { type Logger } from 'pino';
import type { Config } from '../config.ts';
import { composeProduct, type ProductParts } from './compose-product.ts';
import { defaultDataDir } from './db/default-data-dir.ts';
import { walArchiveOf } from './db/embedded/journal-archive.ts';
import { migrateAtStart } from './db/migrate-at-start.ts';
import { openDatabase } from './db/open-database.ts';
import { LOG_SERIALIZERS } from './middleware/describe-error.ts';
import { readSecrets } from './secrets.ts';
import type { Traces } from './tracing/traces.ts';

export interface ProductOptions
  extends Pick<ProductParts, 'config' | 'render' | 'clientFolder' | 'metrics' | 'traces' | 'seed'> {
  readonly log?: Logger;
}

/** Opens the database, reads the secrets and composes the product; closes everything if that fails. */
export async function openProduct(options: ProductOptions) {
  const { config, log = makeLog(config, options.traces) } = options;
  const dataDir = defaultDataDir({ ...process.env, DATA_DIR: config.DATA_DIR });
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL || undefined,
    databaseReadUrl: config.DATABASE_READ_URL || undefined,
    databaseReadLag: config.DATABASE_READ_LAG,
    dataDir,
    walArchive: walArchiveOf(config),
    log,
    traces: options.traces,
  });
  const compose = async () => {
    await migrateAtStart(database.db, { mode: config.MIGRATE, log });
    const secrets = await readSecrets(config, dataDir);
    return composeProduct({ ...options, database, dataDir, secrets, log, now: Date.now });
  };
  const product = await compose().catch(async (error: unknown) => {
    // The embedded PostgreSQL is a separate process: it would outlive a failed start.
    await database.close();
    throw error;
  });
  return {
    ...product,
    mode: database.mode,
    async close() {
      await product.close();
      await database.close();
    },
  };
}

export type Product = Awaited<ReturnType<typeof openProduct>>;

/** The program's log; each line of a trace names it. */
export function makeLog(config: Pick<Config, 'LOG_LEVEL'>, traces?: Pick<Traces, 'logFields'>): Logger {
  return pino({
    level: config.LOG_LEVEL,
    base: null,
    serializers: LOG_SERIALIZERS,
    ...(traces && { mixin: traces.logFields }),
  });
}
