import { ADULT_CATEGORIES } from '#domain/age/age-gate.ts';
import { CATALOGS } from '#i18n/catalogs.ts';
import { isForYounger } from '../../api/call-audience.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { listOrderedCategories } from '../operations/public.ts';
import { countByCategory } from './category-count-queries.ts';

/**
 * Lists the twenty categories in the operators' order with their numbers of published games, without games for adults
 * if the caller is younger.
 */
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
