import { useRouter } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { deleteRatingAnswer } from '#contract/rating/developer-endpoints.ts';
import type { ReceivedRating } from '#contract/rating/entities.ts';
import { useAction } from '../../../app/use-action.ts';
import { usePage } from '../../../app/use-page.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toasts } from '../../../ui/toast-store.ts';

interface DeleteAnswerProps {
  readonly rating: ReceivedRating;
  /** Where the focus goes once it is gone: the button that asked for it goes too. */
  readonly focusId: string;
  readonly onClose: () => void;
}

/** Asks once before an answer goes. */
export function DeleteAnswer({ rating: { id }, focusId, onClose }: DeleteAnswerProps) {
  const page = usePage();
  const router = useRouter();
  const { isBusy, start } = useAction(async () => {
    await page.call(deleteRatingAnswer, { ratingId: id, lang: page.state.locale });
    await router.invalidate();
    flushSync(onClose);
    document.getElementById(focusId)?.focus();
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
