/**
 * Writes docs/reference/data-model.md and schema.sql from a freshly migrated database, using embedded PostgreSQL in a
 * temporary folder.
 * Run: `npx node tools/write-data-model-page.ts`.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateToLatest } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { dataModelPage } from './data-model/data-model-page.ts';
import { readModel } from './data-model/read-model.ts';
import { schemaSql } from './data-model/schema-sql.ts';

const FOLDER = join(import.meta.dirname, '../docs/reference');
const quiet = () => undefined;

const dataDir = await mkdtemp(join(tmpdir(), 'starhall-data-model-'));
const database = await openDatabase({ dataDir, log: { info: quiet, warn: console.warn, error: console.error } });
try {
  await migrateToLatest(database.db);
  const model = await readModel(database.pool);
  await writeFile(join(FOLDER, 'data-model.md'), dataModelPage(model));
  await writeFile(join(FOLDER, 'schema.sql'), schemaSql(model));
} finally {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}
