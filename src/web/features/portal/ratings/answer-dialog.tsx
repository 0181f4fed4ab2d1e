import { answerRating } from '#contract/rating/developer-endpoints.ts';
import type { ReceivedRating } from '#contract/rating/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog } from '#web/kit/dialog/form-dialog.tsx';
import { useDialogForm } from '#web/kit/dialog/use-dialog-form.ts';
import { RatingWords } from '#web/kit/rating/rating-text.tsx';
import { WordsField } from '#web/kit/rating/words-field.tsx';

interface AnswerDialogProps {
  readonly rating: ReceivedRating;
  /** Text from when the dialog was closed without sending. */
  readonly draft: string | null;
  /** Stores unsent text. */
  readonly onKeep: (draft: string) => void;
  /** Reloads the page's data after the answer is published. */
  readonly onSent: () => Promise<void>;
  readonly onClose: () => void;
}

/** Writes a public answer to a rating. */
export function AnswerDialog({ rating, draft, onKeep, onSent, onClose }: AnswerDialogProps) {
  const page = usePage();
  const form = useDialogForm({
    initial: { words: draft ?? rating.answer?.words ?? '' },
    check: ({ words }) => ({ words: words.trim() === '' ? page.t('ratings.answer.missing') : undefined }),
    call: ({ words }) => page.call(answerRating, { ratingId: rating.id, words: words.trim(), lang: page.state.locale }),
    done: page.t('ratings.answer.done'),
    refresh: onSent,
    onClose,
  });
  return (
    <FormDialog
      title={page.t('ratings.answer.title', { author: rating.author ?? page.t('ratings.former') })}
      confirm={page.t('ratings.answer.send')}
      form={form}
      isKept
      onClose={() => {
        onKeep(form.values.words);
        onClose();
      }}
    >
      <div className="border-line text-muted border-s-2 ps-4 text-sm">
        <RatingWords words={rating.words} lang={rating.lang} />
      </div>
      <WordsField
        {...form.fieldOf('words')}
        label={page.t('ratings.answer.own')}
        hint={page.t('ratings.answer.hint')}
        max={LIMITS.ratingAnswerLength}
        isRequired
      />
    </FormDialog>
  );
}
