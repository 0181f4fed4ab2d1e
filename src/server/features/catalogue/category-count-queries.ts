import { type Kysely, sql } from 'kysely';
import { ALL_GAMES_CATEGORY } from '#contract/values/categories.ts';
import { SHELF } from '#contract/values/states.ts';
import { isAdultContent } from '../../db/adult-content.ts';
import type { Schema } from '../../db/schema.ts';

/** Counts the published games of each category, from a counter unless games for adults are excluded. */
export async function countByCategory(db: Kysely<Schema>, isYounger: boolean): Promise<ReadonlyMap<number, number>> {
  if (!isYounger) {
    const rows = await db.selectFrom('category_counts').selectAll().execute();
    return new Map(rows.map(({ category, on_shelf_count }) => [category, on_shelf_count]));
  }
  const { rows } = await sql<{ category: number | null; total: number }>`
    SELECT category, count(*) AS total FROM applications a
    WHERE status = ${sql.lit(SHELF.onShelf)} AND NOT ${isAdultContent('a')} GROUP BY ROLLUP (category)`.execute(db);
  return new Map(rows.map(({ category, total }) => [category ?? ALL_GAMES_CATEGORY, total]));
}
