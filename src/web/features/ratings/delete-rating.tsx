import { flushSync } from 'react-dom';
import type { PublicApplication } from '#contract/application/entities.ts';
import { deleteRating } from '#contract/rating/endpoints.ts';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';

export interface DeleteRatingProps {
  readonly application: Pick<PublicApplication, 'appId' | 'name'>;
  readonly onDeleted: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks once before the own rating goes. */
export function DeleteRating({ application: { appId, name }, onDeleted, onClose }: DeleteRatingProps) {
  const page = usePage();
  const { isBusy, start } = useAction(async () => {
    await page.call(deleteRating, { applicationId: appId });
    await onDeleted();
    flushSync(onClose);
    // The buttons of what was deleted are gone.
    document.getElementById('ratings')?.focus();
    toasts.show('success', page.t('ratings.deleted'));
  });
  return (
    <ConfirmDialog
      title={page.t('ratings.delete.title')}
      confirm={page.t('ratings.delete')}
      cancel={page.t('ratings.cancel')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => start()}
      onClose={onClose}
    >
      {page.t('ratings.delete.text', { name })}
    </ConfirmDialog>
  );
}
