import type { PublicApplication } from '#contract/application/entities.ts';
import { deleteRating } from '#contract/rating/endpoints.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';

export interface DeleteRatingProps {
  readonly application: Pick<PublicApplication, 'appId' | 'name'>;
  readonly onDeleted: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for confirmation before deleting the user's rating. */
export function DeleteRating({ application: { appId, name }, onDeleted, onClose }: DeleteRatingProps) {
  const page = usePage();
  return (
    <ConfirmAction
      title={page.t('ratings.delete.title')}
      confirm={page.t('ratings.delete')}
      isDanger
      call={() => page.call(deleteRating, { applicationId: appId })}
      done={page.t('ratings.deleted')}
      refresh={onDeleted}
      focusAfter="ratings"
      isAlwaysAllowed
      onClose={onClose}
    >
      {page.t('ratings.delete.text', { name })}
    </ConfirmAction>
  );
}
