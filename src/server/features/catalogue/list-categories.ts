import { type Kysely, sql } from 'kysely';
import { ALL_GAMES_CATEGORY } from '#contract/values/categories.ts';
import { SHELF } from '#contract/values/states.ts';
import { ADULT_CATEGORIES } from '#domain/age/age-gate.ts';
import { CATALOGS } from '#i18n/catalogs.ts';
import { isForYounger } from '../../api/call-audience.ts';
import type { Handler } from '../../api/handler.ts';
import { isAdultContent } from '../../db/adult-content.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { listOrderedCategories } from '../operations/public.ts';

/** How many games each category has on the shelf; the database keeps it, but for those who get no games for adults. */
async function countByCategory(db: Kysely<Schema>, isYounger: boolean): Promise<ReadonlyMap<number, number>> {
  if (!isYounger) {
    const rows = await db.selectFrom('category_counts').selectAll().execute();
    return new Map(rows.map(({ category, on_shelf_count }) => [category, on_shelf_count]));
  }
  const { rows } = await sql<{ category: number | null; total: number }>`
    SELECT category, count(*) AS total FROM applications a
    WHERE status = ${sql.lit(SHELF.onShelf)} AND NOT ${isAdultContent('a')} GROUP BY ROLLUP (category)`.execute(db);
  return new Map(rows.map(({ category, total }) => [category ?? ALL_GAMES_CATEGORY, total]));
}

/** The twenty categories in the operators' order, with the number of games on the shelf; those for adults are left out for who is younger. */
export function listCategories({ database, cache }: Services): Handler<'listCategories'> {
  return ({ lang }, context) => {
    const isYounger = isForYounger(context);
    return cache.read(`categories ${JSON.stringify([lang, isYounger])}`, async () => {
      const [counts, categories] = await Promise.all([
        countByCategory(database.readDb, isYounger),
        listOrderedCategories(database.readDb),
      ]);
      const shown = categories.filter(({ code }) => !isYounger || !ADULT_CATEGORIES.includes(code));
      const list = shown.map(({ code, key }, index) => ({
        code,
        key,
        name: CATALOGS.catalogue[lang][`category.${key}`],
        sort: index + 1,
        count: counts.get(code) ?? 0,
      }));
      return { count: list.length, list };
    });
  };
}
