import { ALL_GAMES_CATEGORY } from '#contract/values/categories.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { orderCategories } from './category-order-queries.ts';
import { categoryOrderSetting, findSetting } from './setting-queries.ts';
import { revisionOf } from './setting-revision.ts';

export function getCategoryOrder({ database }: Pick<Services, 'database'>): Handler<'getCategoryOrder'> {
  return async () => {
    const order = (await findSetting(database.db, categoryOrderSetting)) ?? [];
    const codes = orderCategories(order).map(({ code }) => code);
    return { codes: codes.filter((code) => code !== ALL_GAMES_CATEGORY), revision: revisionOf(order) };
  };
}
