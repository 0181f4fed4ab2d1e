import { deleteRatingAnswer } from '#contract/rating/developer-endpoints.ts';
import type { ReceivedRating } from '#contract/rating/entities.ts';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../../app/use-action.ts';
import { usePage } from '../../../app/use-page.ts';

interface DeleteAnswerProps {
  readonly rating: ReceivedRating;
  readonly onClose: () => void;
  /** The answer is gone. */
  readonly onDone: () => Promise<void>;
}

/** Asks once before an answer goes. */
export function DeleteAnswer({ rating: { id }, onClose, onDone }: DeleteAnswerProps) {
  const page = usePage();
  const { isBusy, start } = useAction(async () => {
    await page.call(deleteRatingAnswer, { ratingId: id, lang: page.state.locale });
    await onDone();
    toasts.show('success', page.t('ratings.answer.deleted'));
  });
  return (
    <ConfirmDialog
      title={page.t('ratings.answer.delete.title')}
      confirm={page.t('ratings.answer.delete')}
      cancel={page.t('ratings.cancel')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => start()}
      onClose={onClose}
    >
      {page.t('ratings.answer.delete.text')}
    </ConfirmDialog>
  );
}
