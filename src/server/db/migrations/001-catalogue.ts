import { type Kysely, sql } from 'kysely';
import { catalogueEvents } from './001-catalogue-events.ts';
import { catalogueLists } from './001-catalogue-lists.ts';
import { catalogueSearch } from './001-catalogue-search.ts';
import { catalogueTables } from './001-catalogue-tables.ts';

export const kind = 'before';

/** The catalog: accounts and providers as far as listings need them, applications, versions, banners, search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statements of [catalogueTables, catalogueLists, catalogueSearch, catalogueEvents]) {
    await sql.raw(statements).execute(db);
  }
}
