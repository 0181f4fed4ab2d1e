import { addCollection, updateCollection } from '#contract/hall/operator-endpoints.ts';
import type { EditedCollection } from '#contract/hall/operator-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { useTextsForm } from '../use-texts-form.ts';
import {
  type CollectionForm,
  type CollectionText,
  checkCollection,
  readCollection,
  readCollectionFields,
  writeCollection,
} from './collection-form.ts';

const ORDER = ['image', 'texts', 'slug', 'games', 'beginAt', 'endAt'];

export type CollectionFormState = ReturnType<typeof useCollectionForm>;

export function useCollectionForm(collection: EditedCollection | null) {
  const page = usePage();
  return useTextsForm<CollectionText, CollectionForm>({
    initial: readCollection(collection),
    order: ORDER,
    check: checkCollection,
    readFields: readCollectionFields,
    withTexts: (texts) => ({ texts }),
    send(values) {
      const sent = writeCollection(values);
      return collection === null
        ? page.call(addCollection, sent)
        : page.call(updateCollection, { id: collection.id, ...sent });
    },
    saved: page.t('operations.collections.saved'),
    list: '/operator/collections',
  });
}
