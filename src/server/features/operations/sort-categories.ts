import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { ALL_GAMES_CATEGORY, CATEGORIES } from '#contract/values/categories.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { categoryOrderSetting, replaceSetting } from './setting-queries.ts';
import { createWriteChange } from './write-change.ts';

const KINDS = CATEGORIES.map(({ code }) => code).filter((code) => code !== ALL_GAMES_CATEGORY);

export function sortCategories(services: Services): Handler<'sortCategories'> {
  const change = createWriteChange(services);
  return async ({ codes, revision }, context) => {
    const order = codes.filter((code) => code !== ALL_GAMES_CATEGORY);
    checkOrder(order);
    return change(context, async (trx) => {
      const from = await replaceSetting(trx, categoryOrderSetting, { value: order, revision, unset: [] });
      const entry = { action: 'category.sort', subject: 'settings:categories', details: { from, to: order } } as const;
      return { answer: { result: true } as const, entry };
    });
  };
}

/** Requires every category exactly once, or an empty list. @throws ApiError `invalidFormat`. */
function checkOrder(order: readonly number[]): void {
  if (order.length === 0) return;
  const isWhole = order.length === KINDS.length && new Set(order).size === KINDS.length;
  if (!isWhole) throw new ApiError(ERROR.invalidFormat, { fields: { codes: 'field.invalid' } });
}
