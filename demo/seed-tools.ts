import type { Transaction } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { FileStore } from '#server/providers/files/file-store.ts';
import type { DemoPictures } from './demo-pictures.ts';

/** The context for seeding one game besides its texts. */
export interface SeedTools {
  readonly trx: Transaction<Schema>;
  readonly files: FileStore;
  readonly pictures: DemoPictures;
  readonly root: string;
}
