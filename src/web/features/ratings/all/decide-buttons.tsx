import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { OperatorRating } from '#contract/rating/entities.ts';
import { dismissRatingReports, restoreRating } from '#contract/rating/operator-endpoints.ts';
import type { RatingPart } from '#contract/rating/rating-reasons.ts';
import { TOTAL_ID } from '#web/kit/list/list-page.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../../app/use-action.ts';
import { usePage } from '../../../app/use-page.ts';
import { isOutdated, judgedPart } from './judged-part.ts';
import { RemoveDialog } from './remove-dialog.tsx';

interface DecideButtonsProps {
  readonly rating: OperatorRating;
  readonly about: RatingPart;
  readonly author: string;
}

/** What an operator can decide on a rating, or on the answer to it. */
export function DecideButtons({ rating, about, author }: DecideButtonsProps) {
  const page = usePage();
  const [isRemoving, setRemoving] = useState(false);
  const decide = useDecision(rating, about);
  const { isThere, removal, reportCount, keys } = judgedPart(rating, about);
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
      {isThere && removal === null && button(page.t(`${keys}.remove`), () => setRemoving(true))}
      {reportCount > 0 && button(page.t(`${keys}.dismiss`), () => decide.start('dismiss'))}
      {removal !== null && button(page.t(`${keys}.restore`), () => decide.start('restore'))}
      {isRemoving && <RemoveDialog rating={rating} about={about} author={author} onClose={() => setRemoving(false)} />}
    </>
  );
}

/** What is decided without a question: it can be taken back as easily. */
function useDecision(rating: OperatorRating, about: RatingPart) {
  const page = usePage();
  const router = useRouter();
  const { revision, keys } = judgedPart(rating, about);
  const send = (decision: 'dismiss' | 'restore') => {
    const part = { ratingId: rating.id, about, lang: page.state.locale };
    return decision === 'dismiss'
      ? page.call(dismissRatingReports, { ...part, revision })
      : page.call(restoreRating, part);
  };
  return useAction(async (decision: 'dismiss' | 'restore') => {
    try {
      await send(decision);
    } catch (error) {
      if (!isOutdated(error)) throw error;
      await router.invalidate();
      return toasts.show('warning', page.t('ratings.outdated'));
    }
    await router.invalidate();
    // The button is gone, and with it the focus.
    document.getElementById(TOTAL_ID)?.focus();
    toasts.show('success', page.t(`${keys}.${decision}.done`));
  });
}
