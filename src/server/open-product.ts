import pino, { type Logger } from 'pino';
import type { Config } from '../config.ts';
import { composeProduct, type ProductParts } from './compose-product.ts';
import { defaultDataDir } from './db/default-data-dir.ts';
import { migrateToLatest } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { readSecrets } from './secrets.ts';

export interface ProductOptions extends Pick<ProductParts, 'config' | 'render' | 'clientFolder' | 'seed'> {
  readonly log?: Logger;
}

/** Opens the database and reads the secrets, then composes the product on them; closes what it opened when it fails. */
export async function openProduct(options: ProductOptions) {
  const { config, log = makeLog(config) } = options;
  const dataDir = defaultDataDir({ ...process.env, DATA_DIR: config.DATA_DIR });
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL || undefined,
    databaseReadUrl: config.DATABASE_READ_URL || undefined,
    dataDir,
    log,
  });
  const compose = async () => {
    await migrateToLatest(database.db);
    const secrets = await readSecrets(config, dataDir);
    return composeProduct({ ...options, database, dataDir, secrets, log, now: Date.now });
  };
  const product = await compose().catch(async (error: unknown) => {
    // The embedded PostgreSQL is a process of its own: it would outlive a start that failed.
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

function makeLog(config: Config): Logger {
  return pino({ level: config.LOG_LEVEL, base: null });
}
