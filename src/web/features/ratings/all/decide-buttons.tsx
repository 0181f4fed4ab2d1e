import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { OperatorRating } from '#contract/rating/entities.ts';
import { dismissRatingReports, restoreRating } from '#contract/rating/operator-endpoints.ts';
import { useAction } from '../../../app/use-action.ts';
import { usePage } from '../../../app/use-page.ts';
import { toasts } from '../../../ui/toast-store.ts';
import { TOTAL_ID } from '../../operator/operator-page.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

interface DecideButtonsProps {
  readonly rating: OperatorRating;
  readonly author: string;
}

/** What an operator can decide on a rating. */
export function DecideButtons({ rating, author }: DecideButtonsProps) {
  const page = usePage();
  const [isRemoving, setRemoving] = useState(false);
  const decide = useDecision(rating);
  const nameOf = (action: string) => page.t('ratings.actionOf', { action, author, game: rating.applicationName });
  const button = (action: string, run: () => void) => (
    <button
      type="button"
      className="btn btn-quiet"
      aria-label={nameOf(action)}
      aria-disabled={decide.isBusy}
      onClick={() => decide.isBusy || run()}
    >
      {action}
    </button>
  );
  return (
    <>
      {rating.removal === null && button(page.t('ratings.remove'), () => setRemoving(true))}
      {rating.reportCount > 0 && button(page.t('ratings.dismiss'), () => decide.start('dismiss'))}
      {rating.removal !== null && button(page.t('ratings.restore'), () => decide.start('restore'))}
      {isRemoving && <RemoveDialog rating={rating} author={author} onClose={() => setRemoving(false)} />}
    </>
  );
}

/** What is decided without a question: it can be taken back as easily. */
function useDecision({ id: ratingId }: OperatorRating) {
  const page = usePage();
  const router = useRouter();
  return useAction(async (decision: 'dismiss' | 'restore') => {
    const endpoint = decision === 'dismiss' ? dismissRatingReports : restoreRating;
    await page.call(endpoint, { ratingId, lang: page.state.locale });
    await router.invalidate();
    // The button is gone, and with it the focus.
    document.getElementById(TOTAL_ID)?.focus();
    toasts.show('success', page.t(`ratings.${decision}.done`));
  });
}
