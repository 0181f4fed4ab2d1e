import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { deleteRatingAnswer } from '#contract/rating/developer-endpoints.ts';
import type { ReceivedRating } from '#contract/rating/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';
import { AnswerDialog } from './answer-dialog.tsx';

/** Id of the button that adds or edits the answer to a rating. */
export const answerIdOf = (id: number) => `answer-${id}`;

/** The action on a rating that the developer has chosen. */
export interface AskedAnswer {
  readonly rating: ReceivedRating;
  readonly action: 'answer' | 'delete';
}

interface AnswerDialogsProps {
  readonly asked: AskedAnswer | null;
  readonly onClose: () => void;
}

/**
 * The dialogs of the list. They are rendered outside it, so that a dialog stays open if a filter removes its rating.
 */
export function AnswerDialogs({ asked, onClose }: AnswerDialogsProps) {
  const router = useRouter();
  const drafts = useRef(new Map<number, string>());
  if (asked === null) return null;
  const { rating, action } = asked;
  if (action === 'delete') return <DeleteAnswer rating={rating} onClose={onClose} />;
  return (
    <AnswerDialog
      rating={rating}
      draft={drafts.current.get(rating.id) ?? null}
      onKeep={(typed) => drafts.current.set(rating.id, typed)}
      onSent={async () => {
        drafts.current.delete(rating.id);
        await router.invalidate();
      }}
      onClose={onClose}
    />
  );
}

/** Asks for confirmation before an answer is deleted. */
function DeleteAnswer({ rating: { id }, onClose }: { rating: ReceivedRating; onClose: () => void }) {
  const page = usePage();
  return (
    <ConfirmAction
      title={page.t('ratings.answer.delete.title')}
      confirm={page.t('ratings.answer.delete')}
      isDanger
      call={() => page.call(deleteRatingAnswer, { ratingId: id, lang: page.state.locale })}
      done={page.t('ratings.answer.deleted')}
      focusAfter={answerIdOf(id)}
      onClose={onClose}
    >
      {page.t('ratings.answer.delete.text')}
    </ConfirmAction>
  );
}
