import type { listCategories } from '#contract/category/endpoints.ts';
import { CATALOGS } from '#i18n/catalogs.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { listOrderedCategories } from '../operations/category-order-queries.ts';

/** The twenty categories in the operators' order, with the number of games on the shelf. */
export function createListCategories({ database, cache }: Services): Handler<typeof listCategories> {
  return ({ lang }) =>
    cache.read(`categories ${lang}`, async () => {
      const [rows, categories] = await Promise.all([
        database.readDb.selectFrom('category_counts').selectAll().execute(),
        listOrderedCategories(database.readDb),
      ]);
      const counts = new Map(rows.map(({ category, on_shelf_count }) => [category, on_shelf_count]));
      const list = categories.map(({ code, key }, index) => ({
        code,
        key,
        name: CATALOGS.catalogue[lang][`category.${key}`],
        sort: index + 1,
        count: counts.get(code) ?? 0,
      }));
      return { count: list.length, list };
    });
}
