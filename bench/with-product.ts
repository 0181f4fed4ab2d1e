import { migrateToLatest } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/open-database.ts';
import { type RunningProduct, startProduct } from './start-product.ts';
import { withDataFolder } from './temporary-folder.ts';

const log = { info: () => undefined, warn: console.warn, error: console.error };

export interface ProductSetup {
  readonly settings?: Readonly<Record<string, string>>;
  /** A command that starts the product. */
  readonly wrapper?: readonly string[];
  /** Fills the database before the product starts. */
  readonly fill?: (database: Database) => Promise<void>;
}

/** The built product, and its database for what a benchmark adds to it. */
export interface OpenProduct {
  readonly product: RunningProduct;
  readonly database: Database;
  readonly folder: string;
}

/** Runs a function with a built product on a new database, and removes both afterwards. */
export async function withProduct(
  { settings, wrapper, fill }: ProductSetup,
  use: (open: OpenProduct) => Promise<void>,
): Promise<void> {
  await withDataFolder(async (folder) => {
    const database = await openDatabase({ dataDir: folder, log });
    try {
      await migrateToLatest(database.db);
      await fill?.(database);
      const product = await startProduct(folder, settings, wrapper);
      try {
        await use({ product, database, folder });
      } finally {
        await product.stop();
      }
    } finally {
      await database.close();
    }
  });
}
