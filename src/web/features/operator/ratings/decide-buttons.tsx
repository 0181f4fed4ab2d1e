import { useState } from 'react';
import type { OperatorRating } from '#contract/rating/entities.ts';
import { dismissRatingReports, restoreRating } from '#contract/rating/operator-endpoints.ts';
import type { RatingPart } from '#contract/rating/rating-reasons.ts';
import { usePage } from '#web/app/use-page.ts';
import { type Message, useMutation } from '#web/kit/dialog/use-mutation.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { isOutdated, reportedPart } from './reported-part.ts';

interface DecideButtonsProps {
  readonly rating: OperatorRating;
  readonly about: RatingPart;
  readonly author: string;
}

/** The operator's actions on a rating or its reply. */
export function DecideButtons({ rating, about, author }: DecideButtonsProps) {
  const page = usePage();
  const [isRemoving, setRemoving] = useState(false);
  const decide = useDecision(rating, about);
  const { isThere, removal, reportCount, keys } = reportedPart(rating, about);
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
      {about === 'rating' && rating.heldAt !== null && button(page.t('ratings.publish'), () => decide.start('publish'))}
      {reportCount > 0 && button(page.t(`${keys}.dismiss`), () => decide.start('dismiss'))}
      {removal !== null && button(page.t(`${keys}.restore`), () => decide.start('restore'))}
      {isRemoving && <RemoveDialog rating={rating} about={about} author={author} onClose={() => setRemoving(false)} />}
    </>
  );
}

type Decision = 'dismiss' | 'restore' | 'publish';

/** Decisions made without confirmation, since they are as easily undone. */
function useDecision(rating: OperatorRating, about: RatingPart) {
  const page = usePage();
  const { revision, keys } = reportedPart(rating, about);
  const send = (decision: Decision) => {
    const part = { ratingId: rating.id, about, lang: page.state.locale };
    return decision === 'dismiss'
      ? page.call(dismissRatingReports, { ...part, revision })
      : page.call(restoreRating, part);
  };
  return useMutation({
    call: async (decision: Decision): Promise<Message> => {
      try {
        await send(decision);
        return page.t(decision === 'publish' ? 'ratings.publish.done' : `${keys}.${decision}.done`);
      } catch (error) {
        if (!isOutdated(error)) throw error;
        return { type: 'warning', text: page.t('ratings.outdated') };
      }
    },
    done: (message) => message,
  });
}
