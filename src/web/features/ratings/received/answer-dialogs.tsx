import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ReceivedRating } from '#contract/rating/entities.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { DeleteAnswer } from './delete-answer.tsx';
import { readReceivedFilter } from './received-filter.ts';

/** Id of the heading that tells how many ratings there are. */
export const LIST_ID = 'received';

/** Id of the button that answers a rating, or changes the answer. */
export const answerIdOf = (id: number) => `answer-${id}`;

/** What a developer wants to do about a rating. */
export interface AskedAnswer {
  readonly rating: ReceivedRating;
  readonly action: 'answer' | 'delete';
}

interface AnswerDialogsProps {
  readonly asked: AskedAnswer | null;
  readonly onClose: () => void;
}

/** The dialogs of the list, beside it: one stays open when a filter takes its rating out of the list. */
export function AnswerDialogs({ asked, onClose }: AnswerDialogsProps) {
  const router = useRouter();
  const drafts = useRef(new Map<number, string>());
  if (asked === null) return null;
  const { rating, action } = asked;
  const finish = async () => {
    await router.invalidate();
    drafts.current.delete(rating.id);
    // Nothing outside a modal dialog can have the focus.
    flushSync(onClose);
    // The filter as it is now: a list of answered ratings, or of others, loses this one, though React may still show it.
    const { answered } = readReceivedFilter(router.state.location.search);
    const button = answered === undefined ? document.getElementById(answerIdOf(rating.id)) : null;
    (button ?? document.getElementById(LIST_ID))?.focus();
  };
  if (action === 'delete') return <DeleteAnswer rating={rating} onClose={onClose} onDone={finish} />;
  return (
    <AnswerDialog
      rating={rating}
      draft={drafts.current.get(rating.id) ?? null}
      onClose={(typed) => {
        drafts.current.set(rating.id, typed);
        onClose();
      }}
      onDone={finish}
    />
  );
}
