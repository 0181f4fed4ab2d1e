import { removeCollection } from '#contract/hall/operator-endpoints.ts';
import type { OperatorCollection } from '#contract/hall/operator-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';
import { TOTAL_ID } from '#web/kit/page/move-focus.ts';
import { collectionName } from './collection-form.ts';

interface RemoveCollectionDialogProps {
  readonly collection: OperatorCollection;
  readonly onClose: () => void;
}

export function RemoveCollectionDialog({ collection, onClose }: RemoveCollectionDialogProps) {
  const page = usePage();
  const name = collectionName(collection, page.state.locale);
  return (
    <ConfirmAction
      title={page.t('operations.banners.remove.title', { name })}
      confirm={page.t('words.delete')}
      isDanger
      call={() => page.call(removeCollection, { id: collection.id })}
      done={page.t('operations.banners.removed', { name })}
      focusAfter={TOTAL_ID}
      onClose={onClose}
    >
      <p>{page.t('operations.collections.remove.text')}</p>
    </ConfirmAction>
  );
}
