import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createWriteChange } from '../operations/public.ts';
import { checkCollectionForm, readCollectionParts } from './collection-form.ts';
import { requireCollection } from './collection-policy.ts';
import { lockCollection, replaceCollection } from './collection-queries.ts';

export function updateCollection(services: Services): Handler<'updateCollection'> {
  const change = createWriteChange(services);
  return async ({ id, ...form }, context) => {
    checkCollectionForm(form);
    return change(context, async (trx, actor) => {
      const current = requireCollection(await lockCollection(trx, id));
      await replaceCollection(trx, id, await readCollectionParts(trx, form, { ...actor, current }));
      return {
        answer: { result: true, id } as const,
        entry: { action: 'collection.change', subject: `collection:${id}` },
      };
    });
  };
}
