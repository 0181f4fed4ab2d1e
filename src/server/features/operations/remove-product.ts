import { SHELF } from '#contract/values/states.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createShelveProduct } from './shelve-product.ts';
import { createWriteChange } from './write-change.ts';

export function removeProduct(services: Services): Handler<'removeProduct'> {
  const change = createWriteChange(services);
  const shelve = createShelveProduct(services);
  return async ({ id, reason }, context) =>
    change(context, async (trx, actor) => ({
      answer: { result: true, status: SHELF.removed } as const,
      entry: await shelve(trx, actor, { action: 'remove', id, reason }),
    }));
}
