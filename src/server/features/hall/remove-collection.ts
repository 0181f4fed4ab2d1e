import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createWriteChange } from '../operations/public.ts';
import { requireCollection } from './collection-policy.ts';
import { deleteCollection, lockCollection } from './collection-queries.ts';

export function removeCollection(services: Services): Handler<'removeCollection'> {
  const change = createWriteChange(services);
  return async ({ id }, context) =>
    change(context, async (trx) => {
      const { slug } = requireCollection(await lockCollection(trx, id));
      await deleteCollection(trx, id);
      return {
        answer: { result: true, id } as const,
        entry: { action: 'collection.remove', subject: `collection:${id}`, details: { slug } },
      };
    });
}
