import { type Kysely, sql } from 'kysely';
import { isAdultContent } from '../../db/adult-content.ts';
import type { Schema } from '../../db/schema.ts';

export async function findAdultGames(db: Kysely<Schema>, appIds: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('applications as a')
    .select(sql<string>`lower(a.app_id)`.as('app_id'))
    .where(sql<boolean>`lower(a.app_id) = ANY (${[...appIds]})`)
    .where(isAdultContent('a'))
    .execute();
  return rows.map(({ app_id }) => app_id);
}
