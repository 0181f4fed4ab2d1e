import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createWriteChange } from '../operations/public.ts';
import { checkCollectionForm, readCollectionParts } from './collection-form.ts';
import { insertCollection } from './collection-queries.ts';

export function addCollection(services: Services): Handler<'addCollection'> {
  const change = createWriteChange(services);
  return async (form, context) => {
    checkCollectionForm(form);
    return change(context, async (trx, actor) => {
      const id = await insertCollection(trx, await readCollectionParts(trx, form, { ...actor, current: null }));
      return {
        answer: { result: true, id } as const,
        entry: { action: 'collection.add', subject: `collection:${id}` },
      };
    });
  };
}
